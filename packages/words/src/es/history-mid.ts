import type { Like } from '../catalogue.ts';
import type { midHistory as english } from '../en/history-mid.ts';

export const midHistory: Like<typeof english> = {
  'brush-war':
    'La mayoría de las guerras de la época empezaron por una frontera, un trono o un campo, y con Marx no tenían nada que ver. Luego un bando pedía fusiles a Moscú, el otro a Washington, y el campo se convertía en un frente. Somalia atacó Etiopía en 1977 con armas soviéticas, y vio cómo los soviéticos cambiaban de bando en plena batalla. En Mozambique una guerra así duró hasta 1992.',
  'central-america-scoring':
    'Washington llevaba mucho tiempo tratando las tierras del Caribe como su patio trasero, y en 1954 derribó sin gran esfuerzo un gobierno en Guatemala. Después de Castro ya nada fue fácil. Sus tropas desembarcaron en la República Dominicana en 1965 y en Granada en 1983; entretanto, Nicaragua cayó en manos de los sandinistas y El Salvador se hundió en la guerra civil.',
  'southeast-asia-scoring':
    'En 1954 Eisenhower habló de una fila de fichas de dominó: si cae la primera, acabará cayendo la última. Gran Bretaña sofocó una revuelta comunista en Malaya, Francia perdió Indochina, y Estados Unidos dejó en Vietnam dos décadas y unas cincuenta y ocho mil vidas. Laos y Camboya cayeron con Saigón en 1975, pero ahí se detuvo la fila. En 1979 Vietnam y China lucharon entre sí.',
  'arms-race':
    'Estados Unidos tuvo la bomba en 1945 y la Unión Soviética en 1949; tres años después llegó la de hidrógeno, y luego los cohetes para llevarla de un continente a otro. A mediados de los ochenta los dos arsenales sumaban más de sesenta mil cabezas nucleares. Con ellas no podía ganar nadie, y de eso se trataba: quien disparase primero sería el segundo en morir.',
  'cuban-missile-crisis':
    'En octubre de 1962 un avión espía fotografió bases de misiles soviéticos en Cuba. John F. Kennedy cerró al paso de armas el mar en torno a la isla, y durante días el mundo esperó el encuentro de los barcos. Fue derribado un U-2; los más exaltados pedían atacar. Jruschov se llevó sus misiles a cambio de la promesa de no invadir y, en secreto, de los misiles estadounidenses de Turquía.',
  'nuclear-subs':
    '«En marcha con energía nuclear», anunció el submarino Nautilus en enero de 1955. Podía pasar semanas sumergido y dejar atrás a sus perseguidores. El almirante Hyman Rickover, un genio difícil, construyó toda una flota de esa clase, y desde 1960 hubo misiles a bordo de estos buques. Ningún primer ataque podía encontrarlos a todos. Los soviéticos no tardaron en tener los suyos.',
  quagmire:
    'Tras unos disparos en el golfo de Tonkín, el Congreso extendió en agosto de 1964 un cheque en blanco a Lyndon Johnson. Cuatro años después había en Vietnam medio millón de estadounidenses que ganaban las batallas y no la guerra, porque su enemigo luchaba por la nación y no solo por un credo. Los últimos helicópteros salieron de Saigón en abril de 1975.',
  'salt-negotiations':
    'Por primera vez los dos gigantes se sentaron a una mesa a contarse los misiles. Las conversaciones, preparadas en tiempos de Johnson, se abrieron en Helsinki en 1969; Nixon y Brézhnev firmaron en Moscú en 1972. En 1979 hubo un segundo tratado, sellado en Viena con un beso entre Carter y Brézhnev, pero tras la invasión de Afganistán el Senado nunca llegó a votarlo.',
  'bear-trap':
    'En los últimos días de 1979 las tropas soviéticas volaron a Kabul, mataron al presidente y pusieron a otro en su lugar. Esperaban quedarse poco. Pero se las tragaron las montañas, las aldeas y los muyahidines, y Estados Unidos, que no olvidaba Vietnam, pagó las armas de los rebeldes y, al final, misiles contra los helicópteros. La última columna volvió a casa por un puente en febrero de 1989.',
  summit:
    'Jruschov apabulló al joven Kennedy en Viena en 1961. Nixon brindó con champán en el Kremlin en 1972. En Reikiavik, en 1986, Reagan y Gorbachov hablaron de pronto de renunciar a todas las armas nucleares. Las cámaras buscaban en cada apretón de manos una señal de quién iba ganando, y casi ningún tratado de armamento de la época se logró sin un encuentro así.',
  'how-i-learned':
    'Un general loco envía sus bombarderos, un presidente llama por teléfono para disculparse y un vaquero cabalga sobre la bomba hacia el fin del mundo. La película de Stanley Kubrick se estrenó en enero de 1964, cuando todos conocían la lógica de la destrucción mutua y nadie soportaba pensar en ella. El público se reía porque los expertos de la pantalla sonaban muy razonables.',
  junta:
    'Tres hombres de uniforme, un balcón y marchas militares en la radio: así empezaron muchas mañanas en América Latina. Los generales tomaron el poder en Brasil en 1964, en Chile en 1973 y en Argentina en 1976, donde desaparecieron miles de personas antes de que en 1983 volviera la democracia. Mientras combatieran a la izquierda, Washington rara vez preguntaba cómo.',
  'kitchen-debates':
    'La exposición estadounidense de Moscú, en julio de 1959, incluía una casa piloto con una cocina llena de electrodomésticos. Ante ella discutieron, bromearon y se señalaron con el dedo el vicepresidente Richard Nixon y Nikita Jruschov: ¿qué era el progreso, las lavadoras o los cohetes? La televisión lo llevó a los hogares de ambos países, y Nixon volvió como el hombre que había plantado cara a los soviéticos.',
  'missile-envy':
    'La doctora australiana Helen Caldicott había tratado a niños enfermos antes de ponerse a alertar al mundo de una enfermedad de generales. Su libro de 1984 tomaba el título de Freud: los hombres de los cohetes, escribió, comparaban tamaños. Salió en un año en que Europa y Norteamérica se llenaban de marchas contra los nuevos misiles, y la frase hizo fortuna.',
  'we-will-bury-you':
    'En una recepción celebrada en Moscú en noviembre de 1956, Nikita Jruschov dijo a los diplomáticos occidentales que la historia estaba de su parte, y añadió una frase corta que dio la vuelta al mundo. Algunos embajadores se marcharon. Quería decir, explicó después, que al capitalismo lo enterrarían sus propios obreros; los periódicos entendieron una amenaza, y su presión sobre Berlín pronto hizo que sonara como tal.',
  'brezhnev-doctrine':
    'Tres meses después de que los tanques acabaran con la Primavera de Praga, en noviembre de 1968, Leonid Brézhnev se lo explicó a los polacos: si el socialismo peligra en un país, es asunto de todos. Ningún Estado que hubiera entrado en el bloque podía salir. La regla se aplicó una vez más en Afganistán, y en 1989 Gorbachov la dejó morir sin disparar un tiro.',
  'portuguese-empire-crumbles':
    'El Estado que levantó Salazar gastaba una parte enorme de su presupuesto en guerras africanas, hasta que sus propios oficiales se hartaron. El 25 de abril de 1974 tomaron Lisboa casi sin derramar sangre, y la gente les puso claveles en los fusiles. En dos años las colonias de África eran libres. En Angola y Mozambique los vencedores se lanzaron unos contra otros, y las superpotencias llegaron con armas.',
  'south-african-unrest':
    'En marzo de 1960 la policía mató a tiros a sesenta y nueve personas en Sharpeville, y el Congreso Nacional Africano, ya prohibido, pasó de la protesta al sabotaje. A Nelson Mandela lo condenaron a cadena perpetua en 1964. Moscú ayudaba al movimiento; Pretoria se presentaba como un baluarte contra el comunismo y hacía la guerra a sus vecinos. Con la Guerra Fría se le acabó la excusa, y en 1990 Mandela salió libre.',
  allende:
    'Salvador Allende, médico, fue en 1970 el primer marxista al que los votantes de un país americano hicieron presidente. Quitó las minas de cobre a sus dueños estadounidenses; Nixon quería hacer chillar a la economía chilena, y chilló. El 11 de septiembre de 1973 los aviones del general Pinochet bombardearon en Santiago el palacio de La Moneda. Allende habló por radio por última vez y murió dentro.',
  'willy-brandt':
    'Un hombre que había huido de Hitler llegó a alcalde de Berlín Occidental y, en 1969, a canciller en Bonn. Willy Brandt aceptó las fronteras que había dejado la guerra, firmó tratados con Moscú y Varsovia, y en diciembre de 1970 se arrodilló ante el monumento al gueto de Varsovia. Los alemanes de ambos lados pudieron volver a verse. En 1974 un espía en su propio despacho acabó con su gobierno.',
  'muslim-revolution':
    'El sah tenía petróleo, un ejército y amigos en Washington, y aun así las multitudes lo echaron de Irán en enero de 1979. Dos semanas después volvió a casa el ayatolá Jomeini, recibido por millones de personas, y levantó un Estado de clérigos enfrentado a las dos superpotencias. De El Cairo a Damasco, gobernantes que se habían fiado de uniformes y consignas vieron que la fe llenaba las calles más deprisa.',
  'abm-treaty':
    'Parece absurdo: en mayo de 1972 Nixon y Brézhnev acordaron no proteger a su propia gente. Pero un escudo podía tentar a su dueño a golpear primero, así que cada bando prometió quedar expuesto a los misiles del otro, salvo una pequeña defensa. Los soviéticos conservaron la suya alrededor de Moscú; los estadounidenses pronto apagaron la que tenían en Dakota del Norte.',
  'cultural-revolution':
    'Mao pasaba de los setenta y eran otros quienes llevaban el país. Así que llamó a los jóvenes a asaltar el cuartel general de su propio partido. Los guardias rojos agitaron su librito, golpearon a sus maestros, destrozaron templos y acabaron luchando entre sí, hasta que el ejército los mandó al campo. China riñó con los soviéticos, se cerró a Occidente y no se fio de nadie.',
  'flower-power':
    'Allen Ginsberg aconsejó a los manifestantes que llevaran flores, y las llevaron: en 1967, ante el Pentágono, un joven las fue metiendo una a una en los cañones de los fusiles. La música, el pelo largo y aquello de hacer el amor y no la guerra viajaron de California a Praga. La guerra de Vietnam se estaba perdiendo también en casa.',
  'u2-incident':
    'El 1 de mayo de 1960 Francis Gary Powers sobrevolaba los Urales tan alto que se creía a salvo; un misil le demostró que no. Washington habló de un avión meteorológico extraviado. Entonces Jruschov enseñó al piloto, vivo, y trozos de la cámara. Eisenhower tuvo que admitirlo, la cumbre de París se rompió, y Powers fue canjeado en un puente de Berlín en 1962.',
  opec: 'Cinco países se reunieron en Bagdad en septiembre de 1960, hartos de que unas compañías extranjeras les dijeran cuánto valía su petróleo. Durante años casi nadie les hizo caso. Luego vino la guerra de octubre de 1973: los productores árabes cortaron el suministro a los amigos de Israel y los precios se dispararon. Colas en las gasolineras, domingos sin coches: Occidente aprendió quién tenía el grifo.',
  'lone-gunman':
    'El 22 de noviembre de 1963 John F. Kennedy recorría Dallas en un coche descubierto cuando sonaron los disparos. Detuvieron a Lee Harvey Oswald, que había vivido en la Unión Soviética, y a los dos días lo mataron a él ante las cámaras. La Comisión Warren no halló ninguna conspiración; un comité del Congreso la creyó después probable. Desde entonces, la desconfianza hacia el Estado no ha desaparecido.',
  'colonial-rear-guards':
    'No todos los imperios se fueron cuando se lo pidieron. Gran Bretaña luchó en las selvas de Malaya desde 1948; Francia, en Argelia desde 1954, con una crueldad que estuvo a punto de acabar con la República; y Sudáfrica se aferró a Namibia hasta finales de los ochenta. Para Washington esos aliados eran a la vez un bochorno y un baluarte.',
  'panama-canal-returned':
    'Theodore Roosevelt lo empezó y dos guerras mundiales demostraron lo que valía, pero los mayores portaaviones ya no cabían. Jimmy Carter y el general Omar Torrijos acordaron que el canal pasara a Panamá por etapas, hasta el último día de 1999. Los conservadores estadounidenses lo llamaron rendición; América Latina lo aplaudió. En el Senado salió adelante con un voto de sobra.',
  'camp-david-accords':
    'Durante trece días de septiembre de 1978, Jimmy Carter llevó borradores de la cabaña de Menájem Beguín a la de Anuar el-Sadat, que apenas soportaban verse. Al final se abrazaron. Israel devolvió el Sinaí, Egipto hizo la paz y el ejército árabe más fuerte salió para siempre de la guerra. En 1981 unos soldados de su propio ejército mataron a el-Sadat en un desfile.',
  'puppet-governments':
    'Quien detestaba un régimen decía que otro movía los hilos, y a veces era cierto. Ngo Dinh Diem vivió en Saigón del dinero de Washington hasta que a Washington se le acabó la paciencia en 1963; en Adís Abeba, Mengistu no se habría sostenido sin armas soviéticas. Pero los títeres también tiran: un amigo débil que amenaza con caer puede exigir mucho.',
  'grain-sales-to-soviets':
    'El país de las tierras negras ya no podía alimentarse solo. Tras una mala cosecha, y con Nixon en la Casa Blanca, los soviéticos compraron barcos enteros de trigo estadounidense, para alegría de los granjeros de Kansas y disgusto de quien hacía la compra. Carter detuvo los barcos en 1980 por Afganistán. Reagan, precisamente él, los dejó zarpar de nuevo al año siguiente: los granjeros votan.',
  'john-paul-ii':
    'Hubo humo blanco el 16 de octubre de 1978, y el nombre que se leyó fue el de Karol Wojtyła, de Cracovia, el primer papa no italiano en siglos. En junio del año siguiente volvió a su tierra, y millones de polacos vieron en las calles cuántos eran. Catorce meses después, los obreros de los astilleros de Gdansk colgaban su retrato en la verja.',
  'latin-american-death-squads':
    'Llegaban de noche, en coches sin matrícula. En Guatemala, El Salvador y otros países, soldados y policías sin uniforme asesinaban a sindicalistas, estudiantes y sacerdotes, y en marzo de 1980, en San Salvador, al arzobispo Óscar Romero ante el altar. Los gobiernos lo negaban todo. También mataban las guerrillas de izquierda. Quienes intentaban quedarse en medio solían ser los primeros en morir.',
  'oas-founded':
    'Veintiuna repúblicas firmaron la carta en Bogotá en 1948 y se prometieron paz, democracia y ayuda. La mayor de ellas solía tener la última palabra, y la sede estaba en Washington. Cuando en 1962 Kennedy cerró el mar en torno a Cuba, los votos de la organización le dieron cobertura legal. Una reforma de 1967 añadió a sus tareas el comercio y el desarrollo.',
  'nixon-china-card':
    'Solo podía hacerlo un viejo enemigo de los comunistas. Henry Kissinger viajó en secreto a Pekín en julio de 1971, y en febrero siguiente Richard Nixon estrechó ante las cámaras las manos de Zhou Enlai y de Mao. Estaban de acuerdo en poco, y así lo dijeron en Shanghái con buenas palabras. Pero ahora Moscú tenía que contar a los chinos al otro lado de la mesa.',
  'sadat-expels-soviets':
    'Anuar el-Sadat heredó el cargo de Nasser y las deudas de Nasser con Moscú, que lo trataba como a un pariente pobre. Las armas que pedía llegaban tarde o no llegaban. En julio de 1972 mandó hacer las maletas a miles de asesores y aviadores soviéticos. El mundo no daba crédito; ni siquiera había pedido nada a cambio a Washington, que en los años siguientes aprendió a valorar a Egipto.',
  'shuttle-diplomacy':
    'Tras la guerra de octubre de 1973, egipcios e israelíes no querían sentarse en la misma sala, así que la sala fue Henry Kissinger. Voló de Jerusalén a Asuán y vuelta, y más tarde a Damasco, día tras día, con mapas, bromas y amenazas. En 1974 los ejércitos se separaron. Mientras las negociaciones viajaban en su avión, los soviéticos quedaban fuera.',
  'voice-of-america':
    'La emisora nació en 1942 para combatir a Hitler, y en febrero de 1947 empezó a hablar en ruso. Los transmisores soviéticos aullaban para taparla; la gente se llevaba la radio al campo, donde el ruido era más débil. Muchos la sintonizaban por las noticias y se quedaban por el jazz. Para millones de personas tras el telón era la prueba de que existía otro mundo.',
  'liberation-theology':
    '¿Dónde estaba Dios en un barrio de chabolas? Sacerdotes de América Latina, animados por el Concilio Vaticano II, respondieron que del lado de los pobres, y que el pecado podía vivir en las leyes y en los títulos de propiedad igual que en los corazones. El peruano Gustavo Gutiérrez puso nombre al movimiento. Los generales veían a Marx con sotana; a veces, también Juan Pablo II.',
  'ussuri-river-skirmish':
    'En marzo de 1969, en un islote del Ussuri helado, guardias fronterizos chinos y soviéticos se tirotearon; dos semanas después ya era con artillería. Corrían rumores de un ataque nuclear, y en Pekín se cavaban refugios. Las dos grandes potencias comunistas se temían ahora más que a ningún capitalista, y Mao empezó a buscar un amigo al otro lado del Pacífico.',
  'ask-not':
    'Hacía un frío terrible en Washington el 20 de enero de 1961, y el nuevo presidente se había quitado el abrigo. John F. Kennedy prometió pagar cualquier precio por la libertad y pidió a sus compatriotas que pensaran en lo que podían dar. Miles de jóvenes se alistaron en el Cuerpo de Paz para enseñar y cavar pozos. Su larga lucha crepuscular había encontrado el tono.',
  'alliance-for-progress':
    'Cuba había mostrado adónde podía llevar la miseria, así que en 1961 Kennedy ofreció un trato a América Latina: veinte mil millones de dólares en diez años a cambio de reforma agraria, impuestos justos, escuelas y elecciones. Se hicieron casas y carreteras, pero los terratenientes no querían que los reformaran, y Vietnam se comió el dinero. En 1973 se disolvió el comité responsable.',
  'africa-scoring':
    'El año 1960 trajo diecisiete banderas nuevas y grandes esperanzas. El Congo, libre desde finales de junio, se rompió en unas semanas. Más tarde cubanos y sudafricanos lucharon en Angola, generales soviéticos planearon las batallas de Etiopía y hubo presidentes vitalicios que vendían su voto al mejor postor. Pocas de esas guerras nacieron de la Guerra Fría, pero todas se alimentaron de ella.',
  'one-small-step':
    'El Sputnik había pitado primero y Gagarin había volado primero, así que Kennedy eligió una meta tan lejana que aún diera tiempo a adelantar. El 20 de julio de 1969 Neil Armstrong bajó por una escalerilla hasta el polvo de la Luna, ante la mirada de más de quinientos millones de personas. El cohete soviético que debía ganarle nunca voló sin estallar.',
  'south-america-scoring':
    'Generales y caudillos mandaban aquí antes de que nadie hablara de Guerra Fría; ahora tenían un motivo para quedarse. La izquierda respondió con sindicatos, urnas y guerrilla urbana. Chile probó el socialismo votando, y en 1973 le tocó Pinochet. Pero el negocio es el negocio: la junta anticomunista de Buenos Aires vendía su grano a Moscú mientras Washington retenía el suyo.',
  che: 'Ernesto Guevara, médico argentino, conoció a Fidel Castro en Méjico en 1955 y se embarcó con él para hacer una revolución. Tras la victoria estuvo al mando de una prisión, dirigió el Banco Nacional y empezó a impacientarse. Llevó su guerra al Congo en 1965 y después a Bolivia, donde unos soldados asesorados por la CIA lo capturaron y fusilaron en octubre de 1967. Su fotografía siguió adelante sin él.',
  'our-man-in-tehran':
    'Mohammad Reza Pahlaví subió al trono en 1941, cuando los Aliados apartaron a su padre, y en 1953 tuvo que huir; un golpe con ayuda británica y estadounidense le devolvió la corona. Desde entonces vendió petróleo, compró armas y le guardó el Golfo a Occidente. A él lo guardaba la SAVAK, su policía secreta. No pudo detener a las multitudes de 1979.',
};
