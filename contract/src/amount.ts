import * as z from 'zod/mini'

/** An amount of money as text: up to nine digits, with at most two decimals. */
export const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

const isAmount = (amount: string) => AMOUNT.test(amount) && Number(amount) > 0

/** An amount above 0 as a string or a number, or '' for none; a string once parsed. */
export const amountOrNone = (message: string) =>
  z.pipe(
    z._default(
      z.union(
        [
          z.string().register(z.globalRegistry, { pattern: AMOUNT.source }),
          z
            .number()
            .register(z.globalRegistry, { exclusiveMinimum: 0, exclusiveMaximum: 1e9, multipleOf: 0.01 }),
        ],
        message,
      ),
      '',
    ),
    z.pipe(
      z.transform(String),
      z
        .string()
        .check(
          z.refine(
            (amount) => amount === '' || isAmount(amount),
            'Enter an amount above 0, such as 25 or 25.50.',
          ),
        ),
    ),
  )
