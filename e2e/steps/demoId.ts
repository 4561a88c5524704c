import { expect, type Page } from '@playwright/test'
import { demoIdentities } from '../../server/demo/identities.ts'
import { dismissAlert } from './screen.ts'

/** The people at Demo ID. Those who share a server share their accounts. */
export const [nora, samuel, mei] = demoIdentities as [Identity, Identity, Identity]
type Identity = (typeof demoIdentities)[number]

/** Opens the provider's page from the login page or the registration. */
export async function openDemoId(page: Page) {
  await page.getByRole('link', { name: 'Sign in with Demo ID' }).click()
  await expect(page.getByRole('heading', { name: 'Choose who you are' })).toBeVisible()
}

/** Logs in from the login page or the registration. */
export async function signInWithDemoId(page: Page, { name }: Identity) {
  await openDemoId(page)
  await page.getByRole('button', { name }).click()
  await expect(page.getByText('Login Success')).toBeVisible()
  await dismissAlert(page, 'Login Success')
}
