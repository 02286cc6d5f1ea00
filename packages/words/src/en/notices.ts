/** How players are told that it is their turn while they are not looking, and how they choose that. */
export const notices = {
  'notice.over': 'Your game is over',
  'notice.with': 'Game with {name}',
  'notice.until': 'You have until {date}',
  'notice.ask': 'Tell me when it is my move',
  'notice.ask.about': 'This browser shows a notice, also while the page is closed.',
  'notice.stranger':
    'Once you have begun or joined a game with others, you can choose here to be told when it is your move.',
  'notice.denied':
    'This browser shows no notices of this page. Allow them in its settings for the page, then try again.',
  'notice.impossible': 'This browser can’t show notices. On an iPhone or iPad, add the page to the home screen first.',
  'notice.failed': 'The browser could not sign up for notices. Try again later.',
  'notice.webhook': 'Call an address of mine (webhook)',
  'notice.webhook.about':
    'For programs of your own: this address is called whenever it is your move or a game is over.',
  'notice.webhook.url': 'Address',
  'notice.webhook.set': 'Call this address',
  'notice.webhook.remove': 'Call it no more',
  'notice.webhook.secret': 'Calls are signed with this secret. Keep it now: it is not shown again.',
  'notice.webhook.state':
    '{count, plural, =0 {All is well: no call has failed.} one {The last call has failed.} other {The last # calls have failed.}}',
  'notice.webhook.off':
    'Too many calls in a row have failed, so none are made any more. Set the address again to go on.',
} as const;
