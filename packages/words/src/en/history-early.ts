export const earlyHistory = {
  'asia-scoring':
    'Mao’s victory in 1949 put a quarter of mankind under a red flag, and within a year armies of East and West were killing each other in Korea. Indochina followed, then the quarrel between Moscow and Beijing, and at the end Afghanistan. More people died in Asia’s wars than anywhere else, and twice American generals asked for the bomb.',
} as const;
