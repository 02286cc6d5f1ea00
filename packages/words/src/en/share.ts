/** Sharing: links, pictures, printed sheets and embedded boards. */
export const share = {
  'share.picture': 'Copy picture',
  'share.picture.saved': 'Your browser can’t copy pictures, so the picture was saved as a file.',
  'share.position': 'Copy position',
  'share.log': 'Copy log',
  'share.embed': 'Copy embed code',
  'share.embed.about': 'Paste this code into a web page or a forum post to show the board there.',
  'share.print.position': 'Print position',
  'share.print.log': 'Print log',
  'share.sheet.print': 'Print',
  'share.sheet.nothing':
    'You haven’t chosen anything to print. Open a game, choose “Share”, then “Print position” or “Print log”.',
  'share.embed.open': 'Open in Long Twilight',
  'share.embed.running': 'This game is still being played.',
  'share.embed.nothing': 'Not found, or private.',
  'share.kept':
    'A copy of this game is now on the server. Anyone with the link can see it; you can delete it on your account page.',
  'share.account': 'With an account on this server, you get a short link.',
  'share.library': 'On the server',
  'share.library.about':
    'Games and studies you share with a short link are kept on the server. You have {done} there; the limit is {needed}.',
  'share.library.private': 'Only me',
  'share.library.unlisted': 'Anyone with the link',
  'share.library.public': 'Everyone',
  'share.library.who': 'Who can see it',
  'share.library.delete': 'Delete',
} as const;
