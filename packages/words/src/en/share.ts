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
  'share.embed.open': 'Open in Long Twilight',
  'share.embed.running': 'This game is still being played.',
  'share.embed.nothing': 'There is nothing to see here, or it is private.',
} as const;
