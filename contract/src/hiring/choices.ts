export const APPLICATION_STATUSES = ['Applied', 'Accepted', 'Not selected', 'Closed'] as const
