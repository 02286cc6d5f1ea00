/** The canvas that the land is drawn and the centres are placed on. */
export const DRAWN = { width: 1640, height: 1130 } as const;
/** It is shown lower than it is drawn: windows are wide, and tiles need less height than width. */
export const SQUEEZE = 0.885;
/** The map in its own units, as it is shown. Tiles and boxes are drawn around their centres. */
export const CANVAS = { width: DRAWN.width, height: 1000 } as const;
export const TILE = { width: 112, height: 50 } as const;
export const SUPERPOWER = { width: 148, height: 56 } as const;
export const SUPERPOWER_BOXES = { us: [150, 250], ussr: [1186, 206] } as const;

/**
 * Where each country's tile stands (its centre), by the zone of the map it is drawn in. Placed by hand on a canvas of
 * its own: crowded regions get room that a true map would not give them.
 */
export const ZONES = {
  europe: {
    canada: [196, 84],
    'united-kingdom': [440, 146],
    norway: [612, 48],
    sweden: [748, 62],
    finland: [884, 48],
    denmark: [706, 136],
    benelux: [572, 206],
    'west-germany': [700, 214],
    'east-germany': [828, 206],
    poland: [956, 206],
    france: [506, 302],
    austria: [764, 292],
    czechoslovakia: [892, 284],
    'spain-portugal': [452, 398],
    italy: [650, 388],
    hungary: [836, 366],
    romania: [980, 366],
    yugoslavia: [800, 446],
    bulgaria: [928, 452],
    greece: [790, 530],
    turkey: [1004, 532],
  },
  'middle-east': {
    syria: [1160, 564],
    lebanon: [1026, 606],
    israel: [1040, 692],
    jordan: [1164, 694],
    iraq: [1286, 634],
    iran: [1282, 552],
    'gulf-states': [1334, 712],
    'saudi-arabia': [1222, 780],
    egypt: [902, 652],
    libya: [780, 684],
  },
  asia: {
    afghanistan: [1314, 468],
    pakistan: [1406, 548],
    india: [1412, 630],
    burma: [1500, 704],
    'laos-cambodia': [1530, 778],
    thailand: [1414, 848],
    vietnam: [1540, 854],
    malaysia: [1400, 926],
    indonesia: [1486, 1004],
    philippines: [1572, 934],
    australia: [1410, 1086],
    japan: [1576, 476],
    taiwan: [1530, 560],
    'south-korea': [1480, 402],
    'north-korea': [1490, 322],
    'chinese-civil-war': [1350, 374],
  },
  africa: {
    morocco: [490, 524],
    algeria: [612, 560],
    tunisia: [734, 600],
    'west-african-states': [510, 640],
    'ivory-coast': [510, 726],
    'saharan-states': [640, 668],
    nigeria: [640, 744],
    cameroon: [690, 820],
    zaire: [764, 888],
    angola: [700, 966],
    'south-africa': [690, 1086],
    botswana: [830, 1026],
    zimbabwe: [880, 956],
    'se-african-states': [1004, 956],
    kenya: [974, 874],
    somalia: [1106, 850],
    ethiopia: [984, 794],
    sudan: [860, 752],
  },
  'central-america': {
    mexico: [68, 404],
    guatemala: [68, 484],
    'el-salvador': [68, 564],
    honduras: [196, 524],
    nicaragua: [248, 606],
    'costa-rica': [116, 650],
    panama: [250, 694],
    cuba: [290, 416],
    haiti: [350, 498],
    'dominican-republic': [376, 592],
  },
  'south-america': {
    colombia: [240, 772],
    venezuela: [376, 742],
    ecuador: [106, 806],
    peru: [106, 886],
    bolivia: [240, 904],
    brazil: [384, 850],
    paraguay: [268, 982],
    uruguay: [392, 1010],
    chile: [106, 984],
    argentina: [240, 1066],
  },
} as const satisfies Record<string, Record<string, readonly [x: number, y: number]>>;

/** Parts of a zone that cards speak of, tinted on their own. A place may lie in two of them. */
export const PARTS = {
  'western-europe': [
    ...['canada', 'united-kingdom', 'norway', 'sweden', 'finland', 'denmark', 'benelux', 'west-germany', 'france'],
    ...['spain-portugal', 'italy', 'greece', 'turkey', 'austria'],
  ],
  'eastern-europe': [
    ...['finland', 'austria', 'east-germany', 'poland', 'czechoslovakia', 'hungary', 'romania', 'yugoslavia'],
    'bulgaria',
  ],
  'southeast-asia': [...['burma', 'laos-cambodia', 'thailand', 'vietnam', 'malaysia', 'indonesia', 'philippines']],
} as const satisfies Record<string, readonly string[]>;
