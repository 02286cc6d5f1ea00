/** The history behind the cards of the Mid War, in our words. */
export const midHistory = {
  'brush-war':
    'Most wars of the age began over a border, a throne or a field, and had nothing to do with Marx. Then one side asked Moscow for rifles, the other asked Washington, and the field became a front. Somalia attacked Ethiopia in 1977 with Soviet weapons, only to see the Soviets change sides in the middle of the war. In Mozambique, such a war lasted until 1992.',
  'central-america-scoring':
    'Washington had long treated the lands around the Caribbean as its own backyard, and overthrew a government in Guatemala in 1954 with little effort. After Castro, nothing was easy any more. American troops landed in the Dominican Republic in 1965 and in Grenada in 1983, and in between Nicaragua fell to the Sandinistas while El Salvador sank into civil war.',
  'southeast-asia-scoring':
    'Eisenhower spoke in 1954 of a row of dominoes: knock over the first, and the last will fall too. Britain beat a communist revolt in Malaya, France lost Indochina, and America spent two decades and some fifty-eight thousand lives in Vietnam. Laos and Cambodia fell with Saigon in 1975, but no more dominoes followed. In 1979 Vietnam and China fought each other.',
  'arms-race':
    'America had the bomb in 1945, the Soviet Union in 1949; three years later came the hydrogen bomb, and then rockets to carry it across oceans. By the mid-eighties the two arsenals together held more than sixty thousand warheads. Nobody could win with them, which was the point: whoever fired first would die second.',
  'cuban-missile-crisis':
    'In October 1962 a spy plane photographed Soviet missile sites in Cuba. John F. Kennedy ordered his navy to stop any weapons bound for the island, and for days the world waited for the ships to meet. A U-2 was shot down; hotter heads called for an attack. Khrushchev took his missiles home in return for a promise not to invade and, in secret, the withdrawal of American missiles from Turkey.',
  'nuclear-subs':
    '“Underway on nuclear power” was the message from the submarine Nautilus in January 1955. She could stay below for weeks and outrun her hunters. Admiral Hyman Rickover, a difficult genius, built a whole fleet of her kind, and from 1960 such boats carried missiles under the sea. No first strike could find them all. The Soviets soon built their own.',
  quagmire:
    'After shots were fired in the Gulf of Tonkin, Congress gave Lyndon Johnson a blank cheque in August 1964. Half a million Americans were in Vietnam four years later, winning the battles but not the war, because their enemy was fighting for a nation, not just for a creed. The last helicopters left Saigon in April 1975.',
  'salt-negotiations':
    'For the first time the two giants counted each other’s missiles across a table. The talks, prepared under Johnson, opened in Helsinki in 1969; Nixon and Brezhnev signed in Moscow in 1972. A second treaty followed in 1979, sealed with a kiss between Carter and Brezhnev in Vienna, but after the invasion of Afghanistan the Senate never voted on it.',
  'bear-trap':
    'In the last days of 1979 Soviet troops flew into Kabul, killed the president and put another in his place. They expected a short stay. Mountains, villages and the mujahideen swallowed them instead, and America, with Vietnam in mind, paid for the rebels’ guns and finally for missiles to shoot down helicopters. The last column went home over a bridge in February 1989.',
  summit:
    'Khrushchev bullied the young Kennedy in Vienna in 1961. Nixon drank champagne in the Kremlin in 1972. At Reykjavik in 1986 Reagan and Gorbachev suddenly spoke of giving up nuclear weapons altogether. Cameras watched every handshake for signs of who was winning, and hardly an arms treaty of the age came about without such a meeting.',
  'how-i-learned':
    'A mad general sends his bombers, a president telephones to apologise, and a cowboy rides the bomb down to the end of the world. Stanley Kubrick’s film Dr. Strangelove came out in January 1964, when everybody knew the logic of mutual destruction and nobody could bear to think about it. Audiences laughed because the experts in it sounded so reasonable.',
  junta:
    'Three men in uniform, a balcony, and martial music on the radio: so began many a morning in Latin America. In Brazil the generals took over in 1964, in Chile in 1973, and in 1976 in Argentina, where thousands of people vanished before democracy returned in 1983. As long as the generals fought the left, Washington seldom asked how.',
  'kitchen-debates':
    'The American exhibition in Moscow in July 1959 showed a model house with a kitchen full of machines. In front of it Vice President Richard Nixon and Nikita Khrushchev argued, joked and pointed fingers: did progress mean washing machines or rockets? Television carried it into homes in both countries, and Nixon went back as the man who had stood up to the Soviets.',
  'missile-envy':
    'The Australian doctor Helen Caldicott had treated sick children before she began to warn the world of a sickness among generals. Her 1984 book took its title from Freud: men with rockets, she wrote, were comparing sizes. It came out in a year when Europe and America were full of marches against new missiles, and the phrase stuck.',
  'we-will-bury-you':
    'At a reception in Moscow in November 1956 Nikita Khrushchev told Western diplomats that history was on his side, and added a short sentence that flew around the world. Some envoys walked out. He meant, he said later, that capitalism’s own workers would dig its grave; newspapers heard a threat, and his pressure on Berlin soon made it sound like one.',
  'brezhnev-doctrine':
    'In November 1968, three months after tanks had ended the Prague Spring, Leonid Brezhnev explained to the Poles why: when socialism is in danger in one country, it is the business of all. No state that had entered the camp could leave it. The rule was applied once more, in Afghanistan, and Gorbachev let it die in 1989 without a shot.',
  'portuguese-empire-crumbles':
    'The state that Salazar had built spent a huge share of its budget on wars in Africa, until its own officers had had enough. On 25 April 1974 they took Lisbon almost without bloodshed, and people put carnations in the soldiers’ rifles. The African colonies were free within two years. In Angola and Mozambique the victors fell upon each other, and the superpowers arrived with arms.',
  'south-african-unrest':
    'Police shot sixty-nine people at Sharpeville in March 1960, and the African National Congress, now banned, turned from protest to sabotage. Nelson Mandela was sent to prison for life in 1964. Moscow helped the movement; Pretoria posed as a bulwark against communism and made war on its neighbours. When the Cold War ended, so did Pretoria’s excuse, and in 1990 Mandela walked free.',
  allende:
    'In 1970 Salvador Allende, a doctor, became the first Marxist to be elected president anywhere in the Americas. He took the copper mines from their American owners; Nixon wanted Chile’s economy to scream, and it did. On 11 September 1973 General Pinochet’s jets bombed the palace in Santiago, where Allende spoke on the radio for the last time and died.',
  'willy-brandt':
    'A refugee from Hitler became mayor of West Berlin and in 1969 chancellor in Bonn. Willy Brandt accepted the borders that the war had left, signed treaties with Moscow and Warsaw, and in December 1970 fell to his knees before the memorial to the Warsaw ghetto. Germans in East and West could meet again. In 1974 a spy in his own office ended his government.',
  'muslim-revolution':
    'The Shah had oil, an army and American friends, and still the crowds drove him out of Iran in January 1979. Two weeks later Ayatollah Khomeini came home to millions and built a state ruled by clerics, hostile to both superpowers. From Cairo to Damascus, rulers who had trusted in uniforms and slogans saw that faith could fill a street faster.',
  'abm-treaty':
    'It sounds absurd: in May 1972 Nixon and Brezhnev agreed not to protect their own people. But a shield might tempt its owner to strike first, and so each side promised to leave itself open to the other’s missiles, apart from a small defence. The Soviets kept one around Moscow; the Americans soon switched off theirs, in North Dakota.',
  'cultural-revolution':
    'Mao was in his seventies and others were running the country. So he called upon the young to storm the headquarters of his own party. Red Guards waved his little book, beat their teachers, smashed temples and then fought one another, until the army sent them to the villages. China quarrelled with the Soviets, shut itself off from the West and trusted nobody.',
  'flower-power':
    'Allen Ginsberg told peace marchers to carry flowers, and they did: at the Pentagon in 1967 a young man put them, one by one, into the barrels of the soldiers’ rifles. Music, long hair and the slogan about making love instead of war spread from California to Prague. The war in Vietnam was being lost at home as well.',
  'u2-incident':
    'Francis Gary Powers flew so high over the Urals on 1 May 1960 that he thought himself safe; a missile proved him wrong. Washington spoke of a weather plane that had lost its way. Then Khrushchev showed the pilot, alive, and pieces of the camera. Eisenhower had to admit the spying, the summit in Paris broke up, and Powers was exchanged on a Berlin bridge in 1962.',
  opec: 'Five countries met in Baghdad in September 1960, tired of being told by foreign companies what their oil was worth. For years nobody took much notice. Then came the war of October 1973: Arab producers cut off supplies to Israel’s friends, and prices went through the roof. Drivers queued, Sundays went car-free, and the West learned who held the tap.',
  'lone-gunman':
    'John F. Kennedy was riding in an open car through Dallas on 22 November 1963 when shots rang out. Lee Harvey Oswald, who had once lived in the Soviet Union, was arrested and, two days later, was himself shot dead before the cameras. The Warren Commission found no plot; a congressional committee later thought one likely. Distrust of the government has never gone away.',
  'colonial-rear-guards':
    'Not every empire left when it was told to. Britain fought in the jungles of Malaya from 1948, France in Algeria from 1954 with a cruelty that nearly destroyed the Republic, and South Africa held on to Namibia until the end of the eighties. To Washington these allies were an embarrassment and a bulwark at the same time.',
  'panama-canal-returned':
    'Theodore Roosevelt had begun the canal and two world wars had proved its worth, but by the seventies the largest aircraft carriers no longer fitted through it. Jimmy Carter and General Omar Torrijos agreed that it should pass to Panama in stages, the last of them on 31 December 1999. American conservatives called it surrender; Latin America cheered. The Senate approved the treaties with one vote to spare.',
  'camp-david-accords':
    'For thirteen days in September 1978 Jimmy Carter carried drafts between the cabins of Menachem Begin and Anwar Sadat, who could hardly bear to meet. Then they embraced. Israel gave back the Sinai, Egypt made peace, and the strongest Arab army left the war for good. In 1981 soldiers from Sadat’s own army shot him dead at a parade.',
  'puppet-governments':
    'Whoever disliked a regime said that somebody else was pulling its strings, and sometimes it was true. Ngo Dinh Diem in Saigon lived on American money until American patience ran out in 1963; Mengistu in Addis Ababa could not have stood without Soviet arms. Yet puppets pulled as well: a weak friend who threatens to fall can demand a great deal.',
  'grain-sales-to-soviets':
    'The land of the black earth could no longer feed itself. After a bad harvest in Nixon’s day, the Soviets bought American wheat by the shipload, to the delight of farmers in Kansas and the dismay of shoppers. Carter stopped the ships in 1980 because of Afghanistan. Reagan, of all people, let them sail again a year later: farmers vote.',
  'john-paul-ii':
    'White smoke rose on 16 October 1978, and the name read out was that of Karol Wojtyła of Kraków, the first non-Italian pope in centuries. The next June he came home, and millions of Poles in the streets saw how many of them there were. Fourteen months later the shipyard workers of Gdańsk hung his picture on the gate.',
  'latin-american-death-squads':
    'They came at night in cars without number plates. In Guatemala, El Salvador and elsewhere, soldiers and policemen out of uniform murdered union leaders, students and priests, and in March 1980 shot Archbishop Óscar Romero at the altar in San Salvador. Governments denied everything. Left-wing guerrillas killed too. Those who tried to stay in the middle often died first.',
  'oas-founded':
    'Twenty-one republics signed the charter in Bogotá in 1948 and promised each other peace, democracy and help. The largest of them usually had the last word, and the headquarters stood in Washington. When Kennedy blockaded Cuba in 1962, the organisation’s vote gave him legal cover. A 1967 reform added trade and development to its tasks.',
  'nixon-china-card':
    'Only an old enemy of the communists could have done it. Henry Kissinger slipped off to Beijing in secret in July 1971, and the next February Richard Nixon shook hands with Zhou Enlai and Mao before the cameras. They agreed on little and said so politely in Shanghai. But Moscow now had to reckon with the Chinese on the other side of the table.',
  'sadat-expels-soviets':
    'Anwar Sadat inherited Nasser’s office and Nasser’s debts to Moscow, and was treated like a poor relation. The weapons he asked for came late or not at all. In July 1972 he told thousands of Soviet advisers and airmen to pack. The world was stunned; he had asked Washington for nothing in return. The Americans learned to value Egypt in the years that followed.',
  'shuttle-diplomacy':
    'After the war of October 1973 Egyptians and Israelis would not sit in the same room, so Henry Kissinger became the room. He flew from Jerusalem to Aswan and back, and later to Damascus, day after day, with maps, jokes and threats. In 1974 the armies moved apart. As long as the talks were in his aeroplane, the Soviets were not in them.',
  'voice-of-america':
    'The station went on the air in 1942 against Hitler, and in February 1947 it began to speak Russian. Soviet transmitters howled to drown it out; people took their radios to the country, where the noise was weaker. Many came for the news and stayed for the jazz. To millions behind the Iron Curtain it was proof that another world existed.',
  'liberation-theology':
    'Where was God in a slum? Priests in Latin America, encouraged by the Second Vatican Council, answered that he stood on the side of the poor, and that sin could live in laws and land titles as well as in hearts. The Peruvian Gustavo Gutiérrez gave the movement its name. Generals saw Marx in a cassock; so, at times, did John Paul II.',
  'ussuri-river-skirmish':
    'On a small island in the frozen Ussuri, Chinese and Soviet border guards shot at each other in March 1969; two weeks later they were using artillery. There were rumours of a nuclear strike, and in Beijing people dug shelters. The two great communist powers now feared each other more than they feared any capitalist, and Mao began to look for a friend across the Pacific.',
  'ask-not':
    'It was bitterly cold in Washington on 20 January 1961, and the new president had taken off his overcoat. John F. Kennedy promised to pay any price for liberty and told Americans to think of what they could give. Thousands of young people joined the Peace Corps and went to teach and dig wells. His long twilight struggle had found its voice.',
  'alliance-for-progress':
    'Cuba had shown where misery could lead, so Kennedy offered Latin America a bargain in 1961: twenty billion dollars over ten years for land reform, fair taxes, schools and elections. Some houses and roads were built, but the landowners did not wish to be reformed, and Vietnam ate up the money. In 1973 the committee in charge was dissolved.',
  'africa-scoring':
    'The year 1960 brought seventeen new flags and great hopes. The Congo, free since the end of June, broke apart within weeks. Later, Cubans and South Africans fought in Angola, Soviet generals planned Ethiopia’s battles, and presidents for life sold their votes to whoever paid better. Few of these wars were about the Cold War, but all were fed by it.',
  'one-small-step':
    'Sputnik had beeped first and Gagarin had flown first, so Kennedy chose a goal distant enough for America to catch up and get there first. On 20 July 1969 Neil Armstrong climbed down a ladder on to the dust of the Moon, while more than half a billion people watched. The Soviet rocket that should have beaten him never flew without exploding.',
  'south-america-scoring':
    'Generals and strongmen had ruled here before anybody spoke of a Cold War; now they had a reason to stay. The left answered with unions, ballots and urban guerrillas. Chile tried socialism by vote and got Pinochet in 1973. But business was business: the anti-communist junta in Buenos Aires sold its grain to Moscow while Washington held its own back.',
  che: 'Ernesto Guevara, a doctor from Argentina, met Fidel Castro in Mexico in 1955 and sailed with him to make a revolution. After the victory he commanded a prison, ran the national bank and grew restless. He carried his war to the Congo in 1965 and then to Bolivia, where soldiers advised by the CIA caught and shot him in October 1967. His photograph went on without him.',
  'our-man-in-tehran':
    'Mohammad Reza Pahlavi came to the throne in 1941, after the Allies had removed his father, and fled abroad in 1953; a coup with British and American help brought him back. From then on he sold oil, bought weapons and guarded the Gulf for the West. His secret police, SAVAK, guarded him. It could not stop the crowds of 1979.',
} as const;
