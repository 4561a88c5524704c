/** A sum of money as it is written: up to nine digits, with at most two decimals. */
export const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/
