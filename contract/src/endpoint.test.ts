import { expect, test } from 'vitest'
import { fieldErrorsOf } from './endpoint.ts'

const issue = (path: (string | number)[], message: string) => ({ path, message })

test('an error belongs to the innermost field before any list index', () => {
  expect(
    fieldErrorsOf([
      issue(['email'], 'Email is required'),
      issue(['value', 'jobSkills', 0], 'Please choose from the list.'),
      issue(['additionalValue', 2, 'value'], 'Enter a question.'),
      issue([], 'Please check this.'),
      issue([0, 'answer'], 'This field is required'),
    ]),
  ).toEqual({
    email: ['Email is required'],
    jobSkills: ['Please choose from the list.'],
    additionalValue: ['Enter a question.'],
    non_field_errors: ['Please check this.', 'This field is required'],
  })
})

test('an error message occurs once per field', () => {
  expect(fieldErrorsOf([issue(['a', 0], 'No.'), issue(['a', 1], 'No.'), issue(['a'], 'Never.')])).toEqual({
    a: ['No.', 'Never.'],
  })
})
