import { expect, test } from 'vitest'
import { faultsByField } from './endpoint.ts'

const fault = (path: (string | number)[], message: string) => ({ path, message })

test('what is wrong is named after the field that a person knows', () => {
  expect(
    faultsByField([
      fault(['email'], 'Email is required'),
      fault(['value', 'jobSkills', 0], 'Please choose from the list.'),
      fault(['additionalValue', 2, 'value'], 'Please write the question.'),
      fault([], 'Please check this.'),
      fault([0, 'answer'], 'This field is required'),
    ]),
  ).toEqual({
    email: ['Email is required'],
    jobSkills: ['Please choose from the list.'],
    additionalValue: ['Please write the question.'],
    non_field_errors: ['Please check this.', 'This field is required'],
  })
})

test('a sentence is said once for a field', () => {
  expect(faultsByField([fault(['a', 0], 'No.'), fault(['a', 1], 'No.'), fault(['a'], 'Never.')])).toEqual({
    a: ['No.', 'Never.'],
  })
})
