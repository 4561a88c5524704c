const counted = (count: number) => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`

export const texts = {
  title: 'Notifications',
  bell: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  /** Announced when there are more. */
  arrived: (unread: number) => `You have ${counted(unread)}.`,
  unread: 'Unread:',
  opening: 'Opening...',
  /** In the badge. */
  many: '99+',
  markAllRead: 'Mark all as read',
  retry: 'Try again',

  /** From the specification, which shows it after a failure too. */
  none: 'No notification at the moment.',
  closeOnPhone: 'Close Notification',

  /** Whom an account rates, in the popup. */
  counterpart: { personal: 'the company', company: 'the person you accepted' },
}
