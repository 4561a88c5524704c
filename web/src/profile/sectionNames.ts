/** The sections of a personal profile in the order of the page: the values of the parameter `tab`, and their anchors. */
export const SECTIONS = [
  'skills',
  'rate',
  'experience',
  'portfolio',
  'education',
  'emp-type',
  'language',
  'resume',
] as const

export type SectionName = (typeof SECTIONS)[number]

export const isSection = (name: string | null): name is SectionName =>
  (SECTIONS as readonly (string | null)[]).includes(name)
