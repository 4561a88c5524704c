import { formatCount } from '../ui/money.ts'
import type { BoardTexts } from './boardTexts.ts'

const candidatesInWords = (count?: number) => (count === 1 ? 'candidate' : 'candidates')

/** In a file of their own, so that the job board loads without them. */
export const peopleTexts = {
  title: 'Find candidates',
  searchLabel: 'Search candidates',

  tabTitle: (search: string, count?: number) =>
    search
      ? `${count === undefined ? '' : formatCount(count)} ${search} ${candidatesInWords(count)}`.trim()
      : 'Candidates',
  all: candidatesInWords,
  found: candidatesInWords,
  foundFor: (count: number, search: string) => `${candidatesInWords(count)} for “${search}”`,
  loading: 'Loading candidates',
  pages: 'Pages of candidates',
  detail: 'Candidate details',
  postJob: 'Post Job',
} satisfies BoardTexts & { postJob: string }
