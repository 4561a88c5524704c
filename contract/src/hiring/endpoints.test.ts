import { applying } from './applying.ts'
import { describe, expect, test } from 'vitest'
import { ANSWER_REQUIRED } from './forms.ts'
import { hiring } from './endpoints.ts'
import { MAX } from '../sizes.ts'

const input = { type: 'input', value: 'Why?', required: true, answer: 'Because.' }

describe('the answers of an application', () => {
  test('the message for an empty required answer is the specified one', () => {
    expect(ANSWER_REQUIRED).toBe('This field is required')
  })

  test('answers are trimmed, and empty by default', () => {
    const { answer: _, ...unanswered } = input
    const sent = [{ ...input, answer: '  Because.\r\nI like it. ' }, unanswered]
    expect(applying.apply.body.parse(sent).map(({ answer }) => answer)).toEqual(['Because.\nI like it.', ''])
  })

  test.each([
    ['one of them is too long', [{ ...input, answer: 'x'.repeat(MAX.answer + 1) }]],
    ['one of them cannot be stored', [{ ...input, answer: 'a\0' }]],
    ['one of them is not a string', [{ ...input, answer: 5 }]],
    ['there are more than 20', Array(21).fill(input)],
    ['they are not a list', input],
  ])('answers are rejected if %s', (_case, sent) => {
    expect(applying.apply.body.safeParse(sent).success).toBe(false)
  })
})

describe('the query for applicants', () => {
  test('applicants can be filtered by every application status', () => {
    const { query } = hiring.getApplicants
    for (const status of ['Applied', 'Accepted', 'Not selected', 'Closed'])
      expect(query.parse({ status })).toMatchObject({ status })
    expect(query.safeParse({ status: 'accepted' }).success).toBe(false)
  })
})
