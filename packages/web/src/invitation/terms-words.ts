import type { ClockTerms } from '@longtwilight/protocol';
import type { Words } from '@longtwilight/words';

/** How much time both have, with what each move adds. */
export function clockTermsText(words: Words, clock: ClockTerms): string {
  switch (clock.kind) {
    case 'none':
      return words.say('ui.clock.none');
    case 'live':
      return clock.increment === 0
        ? words.say('ui.clock.minutes', { count: clock.minutes })
        : words.say('ui.clock.live', { count: clock.minutes, value: clock.increment });
    case 'move':
      return words.say('ui.clock.days', { count: clock.days });
    case 'bank':
      return words.say('ui.clock.bank', { count: clock.days });
  }
}

/** What happens to whoever runs out of time. */
export const timeoutText = (words: Words, clock: ClockTerms): string =>
  words.say(clock.kind === 'none' ? 'ui.terms.no-clock' : `ui.terms.${clock.timeout}`);
