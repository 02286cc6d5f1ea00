/** The history behind the cards of the Late War, in our words. */
export const lateHistory = {
  'iranian-hostage-crisis':
    'Students climbed over the wall of the American embassy in Tehran on 4 November 1979 and seized the people inside. Night after night, television counted the days: 444 in the end. In April 1980 a rescue attempt failed in the desert, leaving eight dead. Algeria arranged a deal at last, and the captives flew home minutes after Reagan had taken over from Carter.',
  'the-iron-lady':
    'A Soviet army newspaper called Margaret Thatcher an iron lady; she thanked it and kept the name. Prime minister from 1979 to 1990, she broke strikes, sold off state industries, and in 1982 sent a fleet across the world to take the Falklands back from Argentina’s junta. She was Reagan’s closest friend abroad, and among the first to trust Gorbachev.',
  'reagan-bombs-libya':
    'Colonel Gaddafi had oil money, a green book and a habit of paying for other people’s bombs. When one exploded in a Berlin discotheque full of American soldiers in April 1986, Washington read his agents’ messages and struck. Jets from Britain flew around France and Spain and hit Tripoli by night, his own quarters included. He survived, badly shaken.',
  'star-wars':
    'On 23 March 1983 Ronald Reagan went on television and asked America’s scientists to make nuclear missiles useless. Lasers in orbit, mirrors and clever little rockets were to shoot them down. Critics named it after a film, and most of it never left the drawing board. But in Moscow, where money was short and computers were scarce, nobody could be sure.',
  'north-sea-oil':
    'Drillers in one of the roughest seas in the world were about to give up when they struck the Ekofisk field in 1969. Getting at the oil seemed madly expensive, until the shocks of the seventies drove up its price. By the eighties Britain and Norway were exporters, and Western Europe could face the sheikhs and ayatollahs with more composure.',
  'the-reformer':
    'Born in 1931, Mikhail Gorbachev was the first Soviet leader younger than the revolution. He took over in March 1985, after three old leaders had died in less than three years, and tried to save the system by telling the truth about it. The West adored him; his own people stood in queues. In 1991 both he and his country left the stage.',
  'marine-barracks-bombing':
    'They had come to Beirut to keep the peace after the Israeli invasion. Early on 23 October 1983 a truck full of explosives drove into the building where the Marines were asleep; minutes later a second blast struck the French. The bombs killed 241 Americans and 58 Frenchmen. A few months later ships took the rest home, and Lebanon’s war went on.',
  'kal-007':
    'Flight 007 from New York to Seoul strayed over Kamchatka and Sakhalin on the night of 1 September 1983, far off course. A Soviet fighter fired two missiles, and nobody on board survived; one of the dead was a member of the American Congress. Moscow at first denied it. Then the United Nations listened to a recording of the pilot reporting that the target was destroyed.',
  glasnost:
    'The word means openness, and Gorbachev meant it as a tool: if newspapers could write about waste and drunken managers, the bureaucrats would have to accept his reforms. But readers wanted more. Banned novels appeared, then the truth about Stalin, the camps and Afghanistan. By 1989 debates in an elected congress were on live television, and work stopped because everyone was watching.',
  ortega:
    'Daniel Ortega had gone to prison for robbing a bank for the cause, then to Cuba, and in 1979 he marched into Managua with the Sandinistas who had driven out Somoza. In January 1985 he became president. Washington armed the Contras against him and strangled the economy. Tired of war and empty shops, voters sent him home in 1990.',
  terrorism:
    'Hijacked airliners, hostages on television, masked men on balconies: from the late sixties on, a few dozen people could hold the world’s attention. Palestinians murdered eleven Israelis at the Munich Games in 1972; Red Brigades and Red Armies shot and kidnapped people in Italy, Germany and Japan. Some had trained in camps in the Soviet bloc, which preferred not to know too much.',
  'iran-contra-scandal':
    'Officially, America never bargained with terrorists, and Congress had forbidden arms for the Contras. In the basement of the White House, Colonel Oliver North broke both rules at once: from 1985, missiles were sold to Iran in the hope of freeing hostages in Lebanon, and the profit went to Nicaragua’s rebels. When it came out, Reagan said that his heart and the facts disagreed.',
  chernobyl:
    'A safety test went wrong on the night of 26 April 1986, and the fourth reactor blew itself apart. Moscow said nothing until alarms rang at a Swedish power station. Children marched in the May parade in Kyiv under the invisible cloud. Gorbachev later thought that this disaster, and the lies around it, did more than anything to bring the Soviet Union down.',
  'latin-american-debt-crisis':
    'Banks drowning in oil money had pressed loans on every government from Mexico to Argentina. Then interest rates soared, prices for copper and coffee fell, and in August 1982 Mexico announced that it could not pay. One country after another followed. Factories closed and wages melted away in what is called the lost decade. Several generals handed back power that they could no longer afford to hold.',
  'tear-down-this-wall':
    'Advisers had struck the line from the draft more than once; Ronald Reagan put it back. On 12 June 1987, with the Brandenburg Gate behind him and the Wall in between, he called on Gorbachev by name to open the one and tear down the other. Few took it seriously then. On 9 November 1989 Berliners were dancing on top of the Wall.',
  'an-evil-empire':
    'Speaking to evangelical Christians in Florida in March 1983, Ronald Reagan called the Soviet Union an evil empire. Diplomats winced, and many Europeans feared that he believed it. In Soviet camps prisoners are said to have joyfully tapped the news to each other through the walls. Détente, with its polite silences, was over.',
  'aldrich-ames':
    'Debts, a divorce and costly tastes led a CIA officer into the Soviet embassy in Washington in 1985. Aldrich Ames, whose job was to know about Soviet spies, sold the names of those who spied for America; they were arrested, and some were shot. He earned more than two million dollars, bought a Jaguar, and was not caught until 1994.',
  'pershing-ii-deployed':
    'Soviet SS-20 missiles could reach any town in Western Europe. NATO’s answer was twofold: talks, and new missiles if the talks failed. Millions marched against the new missiles, and West Germany saw its largest crowds since the war. The 108 Pershings came all the same, minutes away from their targets. In the end both kinds of missile were scrapped by treaty.',
  wargames:
    'On 9 November 1979 NORAD’s screens showed a massive Soviet attack on its way. Crews ran to their bombers before somebody found a training tape in the computer. Such things happened on both sides, and as late as 1995 a Norwegian research rocket had Boris Yeltsin opening his nuclear briefcase. When every minute counted, peace hung on people who hesitated.',
  solidarity:
    'The electrician Lech Wałęsa led the strike at the Lenin Shipyard in Gdańsk in August 1980, and before the month was out a communist state had to allow a free union. Ten million joined. General Jaruzelski sent tanks and locked up the leaders in December 1981, but the strikes came back in 1988. A year later Solidarity won the election that opened up the Soviet bloc.',
  'iran-iraq-war':
    'Saddam Hussein thought that the revolution had made Iran weak, and in September 1980 he crossed the border to take the Shatt al-Arab waterway. Eight years of trenches, gas and waves of teenagers followed. Both superpowers had reasons to let neither win; American warships ended up guarding Kuwait’s tankers. In 1988 the front was back where it had been, and hundreds of thousands were dead.',
  'yuri-and-samantha':
    'Ten-year-old Samantha Smith of Maine wrote to Yuri Andropov in November 1982 to congratulate him on his new job and to ask whether he wanted a war. To everyone’s surprise the former head of the KGB wrote back, and invited her. She spent two weeks in his country in the summer of 1983, swam in the Black Sea with Soviet children, and found that they were just like her.',
  'awacs-sale-to-saudis':
    'A plane with radar in a rotating dome can see every aircraft within hundreds of kilometres, and Saudi Arabia wanted five of them. Israel protested, Congress balked, and Reagan fought for votes one by one until the Senate gave way by 52 votes to 48. The first plane reached the kingdom in 1986. Washington and Riyadh, both afraid of Tehran, were bound to each other from then on.',
  'nato-referendum':
    'Spain joined NATO in 1982 against the wishes of Felipe González, who won that year’s election promising to ask the people. In office he changed his mind about the alliance. When the vote came on 12 March 1986, he and his Socialists argued for staying in, with no nuclear weapons on Spanish soil, while the right told its voters to stay at home. The yes vote won with 52.5 per cent.',
} as const;
