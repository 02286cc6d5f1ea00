/** How players are told that it is their turn while they are not looking, and how they choose that. */
export const notices = {
  'notice.over': 'Your game is over',
  'notice.with': 'Game with {name}',
  'notice.until': 'You have until {date}',
  'notice.ask': 'Notify me when it is my move',
  'notice.ask.about': 'This browser shows a notification, even while the page is closed.',
  'notice.stranger': 'Once you have started or joined a game with others, you can turn on notifications here.',
  'notice.denied': 'Notifications are blocked for this site. Allow them in your browser settings, then try again.',
  'notice.impossible':
    'This browser can’t show notifications. On an iPhone or iPad, add the page to the home screen first.',
  'notice.failed': 'Could not turn on notifications. Try again later.',
  'notice.webhook': 'Webhook',
  'notice.webhook.about': 'For your own programs: this address is called whenever it is your move or a game is over.',
  'notice.webhook.url': 'Address',
  'notice.webhook.set': 'Save webhook',
  'notice.webhook.remove': 'Remove webhook',
  'notice.webhook.secret': 'Calls are signed with this secret. Save it now: it is not shown again.',
  'notice.webhook.state':
    '{count, plural, =0 {Working: no failed calls.} one {The last call failed.} other {The last # calls failed.}}',
  'notice.webhook.off':
    'Too many calls in a row have failed, so the webhook is off. Save the address again to turn it back on.',
} as const;
