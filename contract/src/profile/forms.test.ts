import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { fieldErrorsOf } from '../endpoint.ts'
import {
  companyProfileForm,
  experienceForm,
  portfolioForm,
  profileForm,
  rateForm,
  skillForm,
} from './forms.ts'

const errorsOf = (form: z.ZodMiniType, value: unknown) =>
  fieldErrorsOf(form.safeParse(value).error?.issues ?? [])

describe('two required fields', () => {
  test('each has its own message, and both together another one', () => {
    expect(errorsOf(skillForm, {})).toEqual({ skillId: ['Skill and Skill Level are required'] })
    expect(errorsOf(skillForm, { skillId: 1 })).toEqual({ skillLevelId: ['Skill Level is required'] })
    expect(errorsOf(skillForm, { skillId: '', skillLevelId: 1 })).toEqual({ skillId: ['Skill is required'] })
    expect(errorsOf(rateForm, { amount: '', period: '' })).toEqual({
      amount: ['Amount and period are required'],
    })
    expect(errorsOf(rateForm, { amount: '25', period: '' })).toEqual({ period: ['Period is required'] })
    expect(errorsOf(rateForm, { amount: 25.5, period: 'Hour' })).toEqual({})
    expect(errorsOf(rateForm, { amount: '0', period: 'Hour' })).toHaveProperty('amount')
  })
})

describe('a job held', () => {
  const held = {
    companyName: 'Linden',
    jobTitle: 'Joiner',
    jobStartDate: '2020-02-29',
    jobEndDate: '9999-12-31',
  }

  test('it may last until today, but not end before it started', () => {
    expect(errorsOf(experienceForm, held)).toEqual({})
    expect(errorsOf(experienceForm, { ...held, jobEndDate: '2020-02-28' })).toEqual({
      jobEndDate: ['Enter an end date on or after the start date.'],
    })
    for (const jobStartDate of ['9999-12-31', '2021-02-29', '1899-12-31', 'infinity', '2020-2-1'])
      expect(errorsOf(experienceForm, { ...held, jobStartDate })).toHaveProperty('jobStartDate')
  })

  test('what is missing is named', () => {
    expect(errorsOf(experienceForm, {})).toEqual({
      companyName: ['Company Name is required'],
      jobTitle: ['Job Title is required'],
      jobStartDate: ['Start date is required'],
      jobEndDate: ['End date is required'],
    })
  })
})

describe('a link', () => {
  const stored = (link: string) => portfolioForm.parse({ link, type: 'Website' }).link

  test('it is stored without its scheme', () => {
    expect(stored('https://github.com/ann')).toBe('github.com/ann')
    expect(stored(' HTTP://Example.com/ ')).toBe('example.com')
    expect(stored('example.com/a/?b=c/#d/')).toBe('example.com/a/?b=c/#d/')
    expect(stored('bücher.example/a?b=c#d')).toBe('xn--bcher-kva.example/a?b=c#d')
  })

  test('a link that is too long once it is encoded is refused', () => {
    const errors = (link: string) => errorsOf(portfolioForm, { link, type: 'Website' })
    expect(errors(`a.example/${'x'.repeat(490)}`)).toEqual({})
    expect(errors(`a.example/${'é'.repeat(490)}`)).toEqual({ link: ['This web address is too long.'] })
    expect(errors(`a.example/${'x'.repeat(491)}`)).toHaveProperty('link')
  })

  test.each([
    'javascript:alert(1)',
    'https://https://example.com',
    'google.com@evil.example',
    'user:secret@example.com',
    'example.com\\evil',
    'a b.example',
    'localhost',
    '127.0.0.1',
    '[::1]',
    '0x7f.1',
    'data:text/html,x',
    'example.com/"onclick="',
    "example.com/'",
    '//example.com',
    'ftp://example.com',
    'exa<mple.com',
  ])('%s is refused', (link) => {
    expect(errorsOf(portfolioForm, { link, type: 'Website' })).toEqual({
      link: ['Enter a web address, such as github.com/ann.'],
    })
  })
})

test('a profile needs a name, and may leave out the rest', () => {
  expect(errorsOf(profileForm, { name: ' ' })).toEqual({ name: ['Full name is required'] })
  expect(errorsOf(companyProfileForm, { name: ' ' })).toEqual({ name: ['Company name is required'] })
  expect(errorsOf(profileForm, { name: 'Ann' })).toEqual({})
  for (const phoneNumber of ['+49 30 123456', '(555) 123-4567', '030/123456', ''])
    expect(errorsOf(profileForm, { name: 'Ann', phoneNumber })).toEqual({})
  for (const phoneNumber of ['call me', '12', '+'])
    expect(errorsOf(profileForm, { name: 'Ann', phoneNumber })).toHaveProperty('phoneNumber')
})
