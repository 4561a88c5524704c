/** What a person did with a job; empty for a visitor. */
export type Flags = { is_saved?: boolean; is_applied?: boolean }

/** A closed job is known to its company and to those who applied for it or saved it, and to nobody else. */
export const isVisible = (
  job: { status: string; poster_id: number },
  viewerId: number | undefined,
  marks: Flags,
) =>
  job.status !== 'Closed' ||
  job.poster_id === viewerId ||
  marks.is_saved === true ||
  marks.is_applied === true
