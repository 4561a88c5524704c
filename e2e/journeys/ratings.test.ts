import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { rate, ratingPopup } from '../steps/rating.ts'
import { dismissAlert } from '../steps/screen.ts'

const THEIRS = 'Clear questions, and the invoice was paid the next day.'
const OURS = 'Careful work and a tidy handover.'

test('a candidate rates the company of a finished job, and both ratings show once the company has rated', async ({
  page,
  arrange,
  newPerson,
}) => {
  const company = await arrange.account(newAccount('company', 'Slipway & Sons'))
  const job = frontEndJob('Web developer for the slipway calendar')
  const { id, acceptedId } = await arrange.finishedJob(company, job, 'candidate')
  await arrange.signIn(page, 'candidate')
  await page.goto('/interested-jobs/')
  const application = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: job.title }) })
  const button = application.getByRole('button', { name: `Rate Slipway & Sons for ${job.title}` })

  await test.step('the popup is not saved without a comment, and keeps what was chosen, also over a reload', async () => {
    await button.click()
    const popup = ratingPopup(page)
    const choice = popup.getByRole('radio', { name: '4.5 out of 5, Excellent', exact: true })
    await choice.check()
    await expect(popup.getByText('Excellent', { exact: true })).toBeVisible()
    await popup.getByRole('button', { name: 'Save rating' }).click()
    await expect(popup.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
      'Comment is required',
    )
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(choice).toBeFocused()
    await page.reload()
    await button.click()
    await expect(choice).toBeChecked()
  })

  await test.step('saving closes it, and the application says Rated, also after a reload', async () => {
    await rate(page, { rating: 4, label: 'Good+', comment: THEIRS })
    await dismissAlert(page, 'Rating saved.')
    await expect(application.getByText('Rated')).toBeVisible()
    await page.reload()
    await expect(application.getByText('Rated')).toBeVisible()
  })

  await test.step('the rating is hidden until the company has rated', async () => {
    await application.getByRole('link', { name: job.title }).click()
    // A press on the link of the preview is lost if the page takes its place before the release.
    await expect(page).toHaveURL(/\/jobs\//)
    await page.getByRole('main').getByRole('link', { name: 'Slipway & Sons' }).first().click()
    await expect(page).toHaveURL(/\/profile\/company\//)
    await expect(page.getByText('No ratings yet.')).toBeVisible()

    const body = { rating: 5, comment: OURS, to_user_id: acceptedId }
    await arrange.callAs(company, 'POST', `/api/rating/add_rating/?id=${id}`, body)
    const visitor = await newPerson()
    await visitor.goto(page.url())
    await expect(visitor.getByText(THEIRS)).toBeVisible()
    await page.goto('/profile/')
    await expect(page.getByText(OURS)).toBeVisible()
  })
})
