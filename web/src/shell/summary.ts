import { truncateLine } from '@guildhall/contract/truncateLine'

const LENGTH = 160

/** The start of a text as one line, cut between two words. */
export const summary = (text: string) => truncateLine(text, LENGTH)
