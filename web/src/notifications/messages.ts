export const texts = {
  title: 'Notifications',
  bell: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  unread: 'Unread:',
  opening: 'Opening...',
  companyGone: 'This company is no longer here',
  markAllRead: 'Mark all as read',

  /** From the specification, which shows it after a failure too. */
  none: 'No notification at the moment.',
  closeOnPhone: 'Close Notification',

  /** Whom an account rates, in the popup. */
  counterpart: { personal: 'the company', company: 'the person you accepted' },
}
