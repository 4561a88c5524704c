import { describe, expect, test } from 'vitest'
import { COMPLETION_ITEMS } from './choices.ts'
import { personCard, profile } from './endpoints.ts'

describe('a profile', () => {
  test('a complete profile has eight items, in display order', () => {
    expect(COMPLETION_ITEMS).toEqual([
      'short_intro',
      'bio',
      'location',
      'skills',
      'rate',
      'employment_type',
      'language',
      'resume',
    ])
  })

  test('a profile has a URL only for a valid id', () => {
    const { params } = profile.getProfile
    expect(params.parse({ userId: '12' })).toEqual({ userId: 12 })
    for (const userId of ['0', '-1', '1e3', '01', 'x', '', '1.0', '9007199254740993'])
      expect(params.safeParse({ userId }).success).toBe(false)
  })

  test('a person card has no email and no phone number', () => {
    const card = {
      id: 1,
      user_type: 'personal',
      name: 'Ann',
      username: 'ann',
      profile_picture: null,
      short_intro: '',
      userlocation: null,
      expectedsalary: null,
      skills: [],
      useremploymenttype: [],
      rate_ratio: null,
      rating_count: 0,
      last_experience: null,
    }
    expect(personCard.parse({ ...card, email: 'ann@example.com', phone_number: '1' })).toEqual(card)
  })
})
