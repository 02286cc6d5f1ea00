/** The history behind the cards of the Early War, in our words. */
export const earlyHistory = {
  'asia-scoring':
    'Mao’s victory of 1949 put the most populous nation on earth under a red flag, and a year later Chinese and American soldiers were killing each other in Korea. Indochina burned for three decades; Moscow and Beijing fell out; finally the Red Army marched into Afghanistan. Millions died on this continent in wars that Washington and Moscow called limited.',
  'europe-scoring':
    'Here the two armies stood face to face for forty years and hardly fired a shot. The line that Churchill called an iron curtain ran through Germany and, from 1961, as a wall through Berlin itself. Each side kept its best divisions, its newest missiles and its greatest fears in Europe. When the wall opened in November 1989, the contest was decided.',
  'middle-east-scoring':
    'Oil drew the superpowers here, and the quarrels of others kept them. The first test came in 1946, when Soviet troops would not leave northern Iran until Washington pressed hard. Later, American help for Israel drove Arab governments to Moscow for tanks and aircraft. Friends were lost overnight: Iraq in 1958, Egypt in the seventies, Iran in 1979.',
  'duck-and-cover':
    'In August 1949 the Soviet Union exploded its first atomic bomb, years earlier than most Americans had thought possible. Congress answered with a law on civil defence, and schools began to hold drills. A cartoon turtle named Bert taught children to dive under their desks at the flash. Whether a desk would have helped was a question that nobody asked aloud.',
  'five-year-plan':
    'Stalin launched the first plan in 1928 and drove a country of peasants into the age of steel at a terrible price. The fourth, from 1946 to 1950, had to rebuild what the Germans had destroyed. Planners in Moscow set targets for everything from tractors to teaspoons; factories learned to meet the figures rather than the needs behind them.',
  'china-card':
    'On 1 October 1949 Mao Zedong proclaimed the People’s Republic, and a few months later he was Stalin’s ally. The friendship lasted barely a decade. By 1964 China had a bomb of its own, and in 1969 it fought the Soviets on their common border. From then on, whoever won Beijing’s favour could tip the balance in all of Asia.',
  'socialist-governments':
    'The largest communist parties of the West were in Italy and France, and both sat in government after the war. In 1947 Alcide De Gasperi formed a government without the communists, and before the Italian election of 1948 the young CIA paid for posters, newspapers and friendly parties. That allies might vote their way out of the Western camp worried Washington for decades.',
  fidel:
    'Bearded rebels rode into Havana in January 1959 after the dictator Batista had fled. Washington waited to see what Fidel Castro would be; he turned out to be a Marxist, ninety miles from Florida. Exiles trained by the CIA landed at the Bay of Pigs in 1961 and were beaten within days. Cuban troops later fought as far away as Angola.',
  'vietnam-revolts':
    'Ho Chi Minh declared independence in Hanoi in September 1945 with words borrowed from Jefferson, and wrote to Truman for help. No answer came. France wanted its colony back, and by the end of 1946 there was open war. In 1954 General Giap’s men dragged guns over the hills around Dien Bien Phu, and the French surrendered.',
  blockade:
    'In June 1948 Soviet troops cut every road, railway and canal to the western half of Berlin: Stalin wanted to stop a German state from emerging in the western zones. The Allies answered from the air with coal, flour and even sweets on little parachutes. At Easter 1949 a plane landed almost every minute. In May the roads opened again.',
  'korean-war':
    'North Korean tanks crossed the 38th parallel on 25 June 1950. The Soviet delegate was absent from the Security Council, so the United Nations could call its members to arms. MacArthur pushed north to the Yalu, China struck back, and the front froze close to where it had begun. The armistice of 1953 has never been followed by a peace treaty.',
  'romanian-abdication':
    'King Michael was twenty-six and had helped to turn Romania against Hitler. On 30 December 1947 the communists surrounded his palace and laid a paper before him; he signed, and left the country. The last crown behind the iron curtain was gone. From 1965 Nicolae Ceaușescu ruled there as if he were a king himself, until 1989.',
  'arab-israeli-war':
    'War came with the birth of Israel in 1948 and came back again and again. In six days in 1967 Israel took the Sinai, the West Bank and the Golan; in October 1973 Egypt and Syria struck back on the holiest day of the Jewish year. Washington and Moscow flew in weapons for their friends and came dangerously close to a clash.',
  comecon:
    'When the Marshall Plan tempted Poles and Czechoslovaks, Stalin said no on their behalf and in January 1949 offered a council of his own. In its first years it mostly did as Moscow wished. Later its members traded machines, oil and Ikarus buses, each country with its own speciality. It was dissolved in 1991, having briefly outlived the bloc.',
  nasser:
    'Colonel Gamal Abdel Nasser was among the officers who threw out Egypt’s king in 1952, and soon he was the voice of the Arab world. When the West would not pay for his dam at Aswan, he seized the Suez Canal, and Soviet engineers built the dam. He took arms from Moscow but orders from nobody. Millions followed his coffin in 1970.',
  'warsaw-pact-formed':
    'Days after West Germany had joined NATO, eight communist states signed a treaty of friendship in the Polish capital on 14 May 1955. It gave Moscow one command over all their armies, with Soviet weapons and Soviet drill. Only Yugoslavia stayed outside. The Pact’s one great campaign was against a member of its own, Czechoslovakia, in 1968; Albania then left.',
  'de-gaulle-leads-france':
    'Charles de Gaulle returned to power in 1958 while the war in Algeria was tearing France apart, and gave the country a new constitution. He wanted it to obey no one: it tested a bomb of its own in the Sahara in 1960, and in 1966 its forces left NATO’s command. He traded with the East, but he remained an ally.',
  'captured-nazi-scientist':
    'As the Third Reich collapsed, both sides raced for its engineers. Operation Paperclip brought hundreds of them to the United States, and awkward pages in their files were overlooked. Wernher von Braun, who had built the V-2 with the labour of prisoners, now built rockets for America; one of them, the Saturn V, reached the Moon.',
  'truman-doctrine':
    'Greece was in civil war, Turkey under Soviet pressure, and an exhausted Britain could no longer help either. On 12 March 1947 Harry Truman asked Congress for four hundred million dollars for the two countries, and declared that free peoples under attack should find America at their side. A nation that had wanted to go home now stayed engaged in the world.',
  'olympic-games':
    'Soviet athletes first came to the Games in Helsinki in 1952, and from then on every medal was counted twice. In Melbourne in 1956 a water polo match between Hungarians and Soviets ended in blood. Terrorists murdered Israelis in Munich in 1972. Americans stayed away from Moscow in 1980 because of Afghanistan, and the Soviets from Los Angeles four years later.',
  nato: 'Twelve countries signed the treaty in Washington on 4 April 1949 and promised to treat an attack on one as an attack on all. Never before had the United States tied itself to Europe in peacetime. Behind the promise stood its bombs, and before long its divisions. The treaty held for the whole Cold War without a single battle.',
  'independent-reds':
    'Josip Broz Tito had freed Yugoslavia with his own partisans and saw no reason to obey Stalin. The Cominform expelled him; he survived, took aid from the West and remained a communist. Albania later broke with Khrushchev and looked to China. Romania stayed in the bloc, but in 1968 its army would not march on Prague.',
  'marshall-plan':
    'Speaking at Harvard on 5 June 1947, Secretary of State George Marshall offered to help Europe back on its feet, East and West alike. Stalin forbade his half to take part. Sixteen nations accepted, and some thirteen billion dollars in grain, coal and machines followed. Hunger had been the best ally of the communist parties; now it receded.',
  'indo-pakistani-war':
    'British India was divided in August 1947, and within months the two new states were at war over Kashmir. They fought again in 1965, and in 1971, when East Pakistan broke away as Bangladesh. Pakistan relied on Washington and Beijing, India bought its weapons in Moscow, and an American carrier in the Bay of Bengal could not change the outcome.',
  containment:
    'A diplomat in Moscow, George Kennan, sent home a very long telegram in 1946, and a year later wrote an article that he signed “X”. Soviet power, he argued, would expand wherever it met no resistance, so it should be resisted everywhere, patiently, until it mellowed from within. For forty years presidents argued only about how.',
  'cia-created':
    'Pearl Harbor had shown what happens when soldiers, sailors and diplomats keep their secrets from each other. The National Security Act of 1947 gave President Truman a single agency to gather intelligence and to weigh it. Soon it did more than that: it toppled governments in Iran and Guatemala and fought the KGB in every capital of the world.',
  'us-japan-pact':
    'In San Francisco on 8 September 1951 Japan signed a peace treaty with most of its former enemies, and on the same day a treaty that let American troops stay. Neighbours who feared a new Japanese army could sleep better. Bases in Japan supplied the war in Korea, and the orders for trucks and uniforms started an economic miracle.',
  'suez-crisis':
    'Nasser took over the Suez Canal in July 1956. Britain and France made a secret plan with Israel: Israel would attack, and they would step in as if to separate Israelis and Egyptians. The landing went well; the politics did not. Eisenhower was furious, the pound trembled, Khrushchev rattled his rockets, and the two old empires had to go home.',
  'east-european-unrest':
    'Budapest rose in October 1956, and Imre Nagy declared that Hungary would leave the Warsaw Pact; in November the tanks came and crushed the rising. In 1968 Alexander Dubček tried a gentler socialism in Prague, and the tanks came again. Each time the West watched and did not move. The peoples of the East remembered, and in 1989 they tried once more.',
  decolonization:
    'At midnight on 15 August 1947 India became free, and the empires of Europe began to come down. In 1960 alone seventeen African countries hoisted new flags. The Soviets offered them weapons and a theory, the Americans money and advice. Most of the newcomers wanted neither master, and learned to bargain with both.',
  'red-scare-purge':
    'In 1950 Senator Joseph McCarthy waved what he called a list of communists in the State Department, and for four years careers ended on a rumour; a congressional committee hunted for traitors even in Hollywood. In Moscow, to be on such a list meant a prison camp or death. Stalin was preparing another purge, against Jewish doctors, when he died in March 1953.',
  'un-intervention':
    'The founders of 1945 hoped for a parliament of mankind; the veto of the great powers soon made it a stage. Yet the stage had its uses. Blue helmets stood between enemies in Sinai and in the Congo. And in October 1962 Adlai Stevenson showed the Security Council photographs of missiles, and the Soviet ambassador, Zorin, had no reply.',
  'de-stalinization':
    'In February 1956, behind closed doors, Nikita Khrushchev told the Twentieth Party Congress what Stalin had done. Delegates wept; some are said to have fainted. The camps opened and statues began to fall. But those in Hungary who took the speech for permission to leave the bloc learned before the year was over where the new freedom ended.',
  'nuclear-test-ban':
    'Strontium from bomb tests was turning up in children’s milk teeth, and Cuba had frightened everybody. In August 1963 the United States, the Soviet Union and Britain agreed in Moscow to test no more in the atmosphere, under water or in space. Below ground the explosions went on, but it was the first real brake on the arms race.',
  'formosan-resolution':
    'Chiang Kai-shek had lost the mainland in 1949 and held on to Taiwan and a few small islands that Mao’s guns could reach. After the guns opened fire, Congress voted in January 1955 to give President Eisenhower a free hand to defend Taiwan by force. The strait between the two Chinas has been one of the most dangerous stretches of water in the world ever since.',
  defectors:
    'In September 1945 a cipher clerk, Igor Gouzenko, walked out of the Soviet embassy in Ottawa with secrets hidden in his clothes. Many followed him: spies who feared arrest, pilots with their jets, and in 1961 the dancer Rudolf Nureyev, who ran to the police at a Paris airport. Every one of them told the world which way people fled.',
  'the-cambridge-five':
    'They had good manners, the right schools and a secret. Philby, Burgess, Maclean, Blunt and Cairncross became communists at Cambridge in the thirties and rose high in British government service, passing everything on to Moscow. When codebreakers closed in on Maclean in 1951, he fled with Burgess. Philby followed in 1963; Blunt confessed and kept his place at court for years.',
  'special-relationship':
    'Churchill gave the bond its name in 1946, in the speech that also spoke of an iron curtain. It had grown in the war: British and American scientists built the bomb together, and the codebreakers shared what they read. Listening posts, bases and submarine missiles followed. Prime ministers valued it above all else; presidents valued it when it suited them.',
  norad:
    'Soviet bombers would come over the North Pole, so Canada and the United States agreed in 1958 to guard their skies together. Lines of radar crossed the Arctic, and a headquarters on giant springs was built inside Cheyenne Mountain in Colorado. A Canadian or an American might be on duty there when the screen lit up; either would have only minutes to decide.',
} as const;
