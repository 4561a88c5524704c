/** An amount of money as text: up to nine digits, with at most two decimals. */
export const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/
