import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Mailbox } from '../harness/mailbox.ts'
import { dismissAlert, isPhone } from './screen.ts'

export type Login = { email: string; password: string }
export type UserType = 'personal' | 'company'
export type NewAccount = Login & { username: string; name: string; userType: UserType }

/** The demo accounts, with their labels on the login page. */
export const demo = {
  candidate: { label: 'Candidate', name: 'Mira Hoffmann', username: 'demo.candidate' },
  company: { label: 'Company', name: 'Linden & Pike Joinery', username: 'demo.company' },
} as const

/** A new account with a unique username and email. */
export function newAccount(userType: UserType, name: string): NewAccount {
  const username = `e2e-${randomUUID().slice(0, 12)}`
  return { username, name, email: `${username}@example.com`, password: 'orchard-lantern-42', userType }
}

/** The registration form asks what an account is looking for: a company looks for a candidate. */
const LOOKING_FOR = { personal: 'Job', company: 'Candidate' }

export async function register(page: Page, account: NewAccount) {
  await page.goto('/register/')
  await fillRegistration(page, account)
}

/** Fills in and sends the form that is open. */
export async function fillRegistration(page: Page, account: NewAccount) {
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Full name').fill(account.name)
  await page.getByRole('main').getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Retype password', { exact: true }).fill(account.password)
  await page
    .getByRole('radiogroup', { name: 'Are you looking for..' })
    .getByRole('radio', { name: LOOKING_FOR[account.userType] })
    .check()
  await page.getByRole('button', { name: 'Sign up' }).click()
}

/** Removes the next mail to an account from the mailbox, and returns the URL of its link. */
async function mailedLink(mailbox: Mailbox, { email }: Login, page: string) {
  const { text = '' } = await mailbox.takeMail(email, page)
  const link = text.split(/\s/).find((word) => URL.parse(word)?.pathname.startsWith(page))
  if (!link) throw new Error(`The mail has no link to ${page}:\n${text}`)
  return link
}

export const activationLink = (mailbox: Mailbox, account: Login) =>
  mailedLink(mailbox, account, '/accounts/activate/')

export const resetLink = (mailbox: Mailbox, account: Login) =>
  mailedLink(mailbox, account, '/password/reset/confirm/')

export const lockLink = (mailbox: Mailbox, account: Login) => mailedLink(mailbox, account, '/accounts/lock/')

export const unsubscribeLink = (mailbox: Mailbox, account: Login) =>
  mailedLink(mailbox, account, '/unsubscribe/')

export async function saveNewPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Retype new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
}

export async function logIn(page: Page, login: Login) {
  if (!page.url().endsWith('/login/')) await page.goto('/login/')
  await fillLogin(page, login)
  await pressLogin(page)
}

/** Sends credentials that the server refuses. */
export async function expectLoginRefused(page: Page, login: Login) {
  await fillLogin(page, login)
  await loginButton(page).click()
  await expect(loginForm(page).getByRole('alert')).toHaveText('Username or password not found')
}

async function fillLogin(page: Page, { email, password }: Login) {
  await loginForm(page).getByLabel('Email').fill(email)
  await loginForm(page).getByLabel('Password', { exact: true }).fill(password)
}

export async function logInToDemo(page: Page, account: keyof typeof demo) {
  if (!page.url().endsWith('/login/')) await page.goto('/login/')
  await page
    .getByRole('region', { name: 'Demo accounts' })
    .getByRole('button', { name: demo[account].label })
    .click()
  await pressLogin(page)
}

async function pressLogin(page: Page) {
  await loginButton(page).click()
  await expect(page.getByText('Login Success')).toBeVisible()
  await expect(page).not.toHaveURL(/\/login\//)
  await dismissAlert(page, 'Login Success')
}

/** Excludes the header, which has a button with the same name. */
export const loginForm = (page: Page) => page.getByRole('main')

const loginButton = (page: Page) => loginForm(page).getByRole('button', { name: 'Login', exact: true })

export async function logOut(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click()
  await expect(logout).toBeHidden()
}
