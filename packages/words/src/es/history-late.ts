import type { Like } from '../catalogue.ts';
import type { lateHistory as english } from '../en/history-late.ts';

export const lateHistory: Like<typeof english> = {
  'iranian-hostage-crisis':
    'El 4 de noviembre de 1979 unos estudiantes saltaron la tapia de la embajada estadounidense en Teherán y apresaron a quienes estaban dentro. Noche tras noche la televisión contaba los días; al final fueron 444. En abril de 1980 un rescate fracasó en el desierto, con ocho muertos. Argelia medió por fin en un acuerdo, y los rehenes volaron a casa minutos después de que Carter cediera el cargo a Reagan.',
  'the-iron-lady':
    'Un periódico del ejército soviético llamó dama de hierro a Margaret Thatcher; ella dio las gracias y se quedó con el nombre. Primera ministra de 1979 a 1990, rompió huelgas, vendió las empresas del Estado y en 1982 envió una flota a la otra punta del mundo para arrebatar las Malvinas a la junta argentina. Fue la mejor amiga de Reagan en el extranjero, y de las primeras personas en confiar en Gorbachov.',
  'reagan-bombs-libya':
    'El coronel Gadafi tenía dinero del petróleo, un libro verde y afición a las bombas ajenas. Cuando en abril de 1986 estalló una en una discoteca de Berlín llena de soldados estadounidenses, Washington leyó los mensajes de los agentes libios y golpeó. Cazabombarderos salidos de Gran Bretaña rodearon Francia y España y atacaron Trípoli de noche, incluida la residencia del coronel. Sobrevivió, muy tocado.',
  'star-wars':
    'El 23 de marzo de 1983 Ronald Reagan pidió a sus científicos por televisión que hicieran inútiles los misiles nucleares. Los derribarían láseres en órbita, espejos y pequeños cohetes inteligentes. Los críticos dieron al proyecto el nombre de una película, y casi nada salió de la mesa de dibujo. Pero en Moscú, donde faltaba el dinero y escaseaban los ordenadores, nadie podía estar seguro.',
  'north-sea-oil':
    'Los perforadores iban a darse por vencidos en uno de los mares más bravos del mundo cuando en 1969 dieron con el yacimiento de Ekofisk. Extraer aquel petróleo salía carísimo, hasta que las crisis de los setenta encarecieron aún más el de los demás. En los ochenta Gran Bretaña y Noruega ya exportaban, y Europa Occidental podía mirar con más calma a jeques y ayatolás.',
  'the-reformer':
    'Mijaíl Gorbachov, nacido en 1931, fue el primer hombre del Kremlin que nació después de la revolución. Tomó el mando en marzo de 1985, cuando habían muerto tres ancianos dirigentes en menos de tres años, e intentó salvar el sistema diciendo la verdad sobre él. Occidente lo adoraba; su propia gente hacía cola. En 1991 salieron de escena él y su país.',
  'marine-barracks-bombing':
    'Habían ido a Beirut a mantener la paz tras la invasión israelí. En la madrugada del 23 de octubre de 1983 un camión cargado de explosivos se lanzó contra el edificio donde dormían los marines; minutos después una segunda explosión alcanzó a los franceses. Murieron 241 estadounidenses y 58 franceses. A los pocos meses los barcos se llevaron al resto, y la guerra del Líbano continuó.',
  'kal-007':
    'En la noche del 1 de septiembre de 1983 el vuelo 007 de Nueva York a Seúl se adentró sobre Kamchatka y Sajalín, muy lejos de su ruta. Un caza soviético disparó dos misiles y no sobrevivió nadie; entre los muertos había un congresista estadounidense. Moscú lo negó al principio. Después, la ONU escuchó una grabación en la que el piloto comunicaba que el objetivo estaba destruido.',
  glasnost:
    'La palabra significa apertura, y Gorbachov la quería como herramienta: si los periódicos podían escribir sobre el despilfarro y los directores borrachos, los burócratas tendrían que tragar con sus reformas. Pero los lectores querían más. Aparecieron novelas prohibidas, y luego la verdad sobre Stalin, los campos y Afganistán. En 1989 se emitían en directo los debates de un congreso elegido, y el país dejaba el trabajo para verlos.',
  ortega:
    'Daniel Ortega había ido a la cárcel por asaltar un banco para la causa, luego a Cuba, y en 1979 entró en Managua con los sandinistas que habían echado a Somoza. En enero de 1985 asumió la presidencia. Washington armó contra él a la Contra y asfixió la economía. Cansados de la guerra y de las tiendas vacías, los votantes lo mandaron a casa en 1990.',
  terrorism:
    'Aviones secuestrados, rehenes por televisión, encapuchados en un balcón: desde finales de los sesenta unas docenas de personas podían tener en vilo al mundo. Unos palestinos asesinaron a once israelíes en los Juegos de Múnich de 1972; Brigadas Rojas y Ejércitos Rojos mataron y secuestraron en Italia, Alemania y Japón. Algunos se habían entrenado en campos del bloque soviético, que prefería no saber demasiado.',
  'iran-contra-scandal':
    'Oficialmente, Estados Unidos jamás negociaba con terroristas, y el Congreso había prohibido dar armas a la Contra. En los sótanos de la Casa Blanca el coronel Oliver North hizo ambas cosas a la vez: desde 1985 se vendieron misiles a Irán con la esperanza de liberar rehenes en el Líbano, y el beneficio fue para los rebeldes de Nicaragua. Al descubrirse, Reagan dijo que su corazón y los hechos no estaban de acuerdo.',
  chernobyl:
    'Una prueba de seguridad salió mal en la noche del 26 de abril de 1986, y el cuarto reactor se hizo pedazos. Moscú calló hasta que saltaron las alarmas en una central sueca. En Kiev los niños desfilaron el Primero de Mayo bajo la nube invisible. Gorbachov pensaría después que aquel desastre, y las mentiras que lo rodearon, contribuyeron más que nada a hundir la Unión Soviética.',
  'latin-american-debt-crisis':
    'Los bancos, inundados de dinero del petróleo, habían colocado préstamos a todos los gobiernos, de Méjico a Argentina. Luego se dispararon los tipos de interés, cayeron los precios del cobre y del café, y en agosto de 1982 Méjico anunció que no podía pagar. Fueron cayendo uno tras otro. En la llamada década perdida cerraron fábricas y se esfumaron los salarios. Varios generales devolvieron un poder que ya no podían costearse.',
  'tear-down-this-wall':
    'Los asesores tacharon la frase del borrador más de una vez; Ronald Reagan volvió a ponerla. El 12 de junio de 1987, con la Puerta de Brandeburgo a su espalda y el Muro de por medio, pidió a Gorbachov, por su nombre, que abriera la una y derribara el otro. Entonces pocos lo tomaron en serio. El 9 de noviembre de 1989 los berlineses bailaban encima de él.',
  'an-evil-empire':
    'En marzo de 1983, ante unos cristianos evangélicos reunidos en Florida, Ronald Reagan llamó a la Unión Soviética imperio del mal. Los diplomáticos torcieron el gesto, y muchos europeos temieron que lo creyera de verdad. En los campos soviéticos, según se cuenta, los presos se pasaron la noticia con alegría, a golpes en la pared. La distensión, con sus silencios corteses, había terminado.',
  'aldrich-ames':
    'Las deudas, un divorcio y unos gustos caros llevaron a un funcionario de la CIA a la embajada soviética en Washington en 1985. Aldrich Ames, cuyo trabajo era saberlo todo de los espías soviéticos, vendió los nombres de quienes espiaban para Estados Unidos; los detuvieron, y a algunos los fusilaron. Ganó más de dos millones de dólares, se compró un Jaguar y no cayó hasta 1994.',
  'pershing-ii-deployed':
    'Los misiles soviéticos SS-20 podían alcanzar cualquier ciudad de Europa Occidental. La respuesta de la OTAN fue doble: negociar y, si no se llegaba a nada, desplegar misiles nuevos. Millones de personas marcharon contra ellos, en las mayores manifestaciones de Alemania Occidental desde la guerra. Los 108 Pershing llegaron igualmente, a minutos de sus objetivos. Al final un tratado mandó unos y otros al desguace.',
  wargames:
    'El 9 de noviembre de 1979 las pantallas del NORAD mostraron un gran ataque soviético en camino. Las tripulaciones corrieron a sus bombarderos antes de que alguien encontrara en el ordenador una cinta de entrenamiento. Cosas así pasaban en ambos bandos, y todavía en 1995 un cohete científico noruego puso a Borís Yeltsin ante su maletín nuclear. Como cada minuto contaba, la paz dependía de que alguien dudara.',
  solidarity:
    'El electricista Lech Wałęsa encabezó en agosto de 1980 la huelga de los Astilleros Lenin de Gdansk, y antes de acabar el mes un Estado comunista tuvo que permitir un sindicato libre. Se afiliaron diez millones. En diciembre de 1981 el general Jaruzelski sacó los tanques y encerró a sus dirigentes, pero en 1988 volvieron las huelgas. Un año después Solidaridad ganó las elecciones que abrieron la brecha en el bloque.',
  'iran-iraq-war':
    'Sadam Huseín creyó que la revolución había debilitado a Irán, y en septiembre de 1980 cruzó la frontera para quedarse con Shatt al-Arab. Siguieron ocho años de trincheras, gas y oleadas de adolescentes. Las dos superpotencias tenían motivos para no dejar ganar a nadie; buques estadounidenses acabaron escoltando petroleros kuwaitíes. En 1988 la frontera estaba donde antes, y los muertos eran cientos de miles.',
  'yuri-and-samantha':
    'En noviembre de 1982 Samantha Smith, una niña de Maine de diez años, escribió a Yuri Andrópov para felicitarlo por su nuevo trabajo y preguntarle si quería una guerra. Para sorpresa de todos, el antiguo jefe del KGB le contestó y la invitó. En el verano de 1983 pasó dos semanas en la URSS, se bañó en el mar Negro con niños soviéticos y vio que eran como ella.',
  'awacs-sale-to-saudis':
    'El radar de un AWACS, en su disco giratorio, ve todo lo que vuela en cientos de kilómetros a la redonda, y Arabia Saudí quería cinco aparatos. Israel protestó, el Congreso se resistió, y Reagan peleó los votos uno a uno hasta que el Senado cedió por 52 a 48. El primer avión llegó al reino en 1986. Desde entonces los dos gobiernos, que temían por igual a Teherán, quedaron atados el uno al otro.',
  'nato-referendum':
    'España entró en la OTAN en 1982, y Felipe González ganó las elecciones de aquel año con la promesa de consultar al pueblo. En el gobierno cambió de idea. Cuando llegó la votación, el 12 de marzo de 1986, el líder socialista pidió quedarse, sin armas nucleares en suelo español, mientras la derecha recomendaba no ir a votar. El 52,5 por ciento dijo que sí.',
};
