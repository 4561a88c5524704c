export const SALARY_PERIODS = ['Year', 'Month', 'Hour'] as const
// The leading space of the last one is the specification's.
export const EXPERIENCE_LEVELS = [
  '1 - 2 years',
  '2 - 4 years',
  '4 - 6 years',
  '6 - 8 years',
  '8 - 10 years',
  ' > 10 years',
] as const
