import { CardStatistics } from '@longtwilight/protocol';
import { gives, type HttpApp, type Services } from './context.ts';

/** What can be learned from all games together. */
export function statisticsRoutes(app: HttpApp, { cardStatistics }: Services): void {
  app.get('/statistics/cards', {
    schema: {
      tags: ['statistics'],
      summary: 'How often each card was played in each way, by which side and with what result',
      description: 'Covers finished games; a game is included within minutes of its end.',
      response: gives(CardStatistics),
    },
    handler: async () => cardStatistics.read(),
  });
}
