/** The headings of suggestions. */
export const headings = { skills: 'Skills', jobTypes: 'Job Type', locations: 'Location' }
