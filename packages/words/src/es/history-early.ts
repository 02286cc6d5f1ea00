import type { Like } from '../catalogue.ts';
import type { earlyHistory as english } from '../en/history-early.ts';

export const earlyHistory: Like<typeof english> = {
  'asia-scoring':
    'La victoria de Mao en 1949 puso bajo la bandera roja al país más poblado de la Tierra, y un año después chinos y estadounidenses se mataban en Corea. Indochina ardió durante tres décadas, Moscú y Pekín rompieron, y al final el Ejército Rojo entró en Afganistán. Millones de personas murieron aquí en guerras que Washington y Moscú llamaban limitadas.',
  'europe-scoring':
    'Durante cuarenta años los dos ejércitos se miraron aquí a los ojos sin apenas disparar un tiro. La línea que Churchill llamó telón de acero partía Alemania y, desde 1961, cruzaba Berlín convertida en muro. En Europa guardaba cada bando sus mejores divisiones, sus misiles más modernos y sus peores temores. Cuando el Muro se abrió en noviembre de 1989, todo estaba decidido.',
  'middle-east-scoring':
    'El petróleo atrajo a las superpotencias y las disputas ajenas las retuvieron. El primer pulso llegó en 1946, cuando las tropas soviéticas no salieron del norte de Irán hasta que Washington se puso serio. Después, la ayuda estadounidense a Israel llevó a los gobiernos árabes a pedir tanques y aviones a Moscú. Los amigos se perdían de un día para otro: Iraq en 1958, Egipto en los setenta, Irán en 1979.',
  'duck-and-cover':
    'En agosto de 1949 la Unión Soviética hizo estallar su primera bomba atómica, años antes de lo que casi todos esperaban en Estados Unidos. El Congreso respondió con una ley de defensa civil y las escuelas, con simulacros. Bert, una tortuga de dibujos animados, enseñaba a los niños a meterse bajo el pupitre al ver el resplandor. Si un pupitre servía de algo, nadie lo preguntaba en voz alta.',
  'five-year-plan':
    'Stalin lanzó el primer plan en 1928 y empujó a un país de campesinos a la era del acero a un precio espantoso. El cuarto, de 1946 a 1950, tuvo que reconstruir lo que habían arrasado los alemanes. Moscú fijaba objetivos para todo, del tractor a la cucharilla, y las fábricas aprendieron a cumplir con las cifras y no con lo que hacía falta.',
  'china-card':
    'El 1 de octubre de 1949 Mao Zedong proclamó la República Popular, y a los pocos meses era aliado de Stalin. La amistad duró apenas una década. En 1964 China tenía su propia bomba, y en 1969 se enfrentaba a los soviéticos en la frontera común. Desde entonces, quien se ganaba el favor de Pekín inclinaba la balanza de toda Asia.',
  'socialist-governments':
    'Los mayores partidos comunistas de Occidente eran el italiano y el francés, y ambos estuvieron en el gobierno tras la guerra. En 1947 Alcide De Gasperi pasó a gobernar sin ellos, y antes de las elecciones italianas de 1948 la joven CIA pagó carteles, periódicos y partidos amigos. Que un aliado pudiera salirse del bloque con su voto quitó el sueño a Washington durante décadas.',
  fidel:
    'Los rebeldes barbudos entraron en La Habana en enero de 1959, después de la huida del dictador Batista. Washington esperó a ver qué era Fidel Castro, y resultó ser un marxista a noventa millas de Florida. Los exiliados que la CIA había entrenado desembarcaron en la bahía de Cochinos en 1961 y fueron derrotados en pocos días. Más tarde, tropas cubanas lucharon en lugares tan lejanos como Angola.',
  'vietnam-revolts':
    'En septiembre de 1945 Ho Chi Minh proclamó la independencia en Hanói con palabras tomadas de Jefferson, y escribió a Truman para pedirle ayuda. No hubo respuesta. Francia quería recuperar su colonia, y a finales de 1946 la guerra ya era abierta. En 1954 los hombres del general Giap subieron a pulso sus cañones a los montes que rodean Dien Bien Phu, y los franceses se rindieron.',
  blockade:
    'En junio de 1948 las tropas soviéticas cortaron todas las carreteras, vías férreas y canales hacia el oeste de Berlín: Stalin quería impedir que naciera un Estado alemán en las zonas occidentales. Los aliados respondieron por el aire, con carbón, harina y hasta golosinas en pequeños paracaídas. En la Pascua de 1949 aterrizaba casi un avión por minuto. En mayo se reabrieron las carreteras.',
  'korean-war':
    'El 25 de junio de 1950 los tanques norcoreanos cruzaron el paralelo 38. El delegado soviético no acudía al Consejo de Seguridad, de modo que la ONU pudo llamar a sus miembros a las armas. MacArthur avanzó hasta el Yalu, China contraatacó y el frente se congeló cerca de donde había empezado. El armisticio de 1953 nunca se ha convertido en paz.',
  'romanian-abdication':
    'El rey Miguel tenía veintiséis años y había ayudado a que Rumanía se volviera contra Hitler. El 30 de diciembre de 1947 los comunistas rodearon su palacio y le pusieron un papel delante; firmó y abandonó el país. Con él cayó la última corona tras el telón de acero. Desde 1965 mandó allí Nicolae Ceaușescu, como si el rey fuera él, hasta 1989.',
  'arab-israeli-war':
    'La guerra llegó con el nacimiento de Israel en 1948 y volvió una y otra vez. En seis días de 1967 Israel tomó el Sinaí, Cisjordania y el Golán; en octubre de 1973 Egipto y Siria devolvieron el golpe en el día más sagrado del calendario judío. Washington y Moscú enviaron armas por avión a sus amigos, y estuvieron peligrosamente cerca de chocar.',
  comecon:
    'Cuando el Plan Marshall tentó a polacos y checoslovacos, Stalin dijo que no en su nombre, y en enero de 1949 les ofreció un Consejo económico propio. En los primeros años el COMECON hacía sobre todo lo que quería Moscú. Después, sus miembros intercambiaron máquinas, petróleo y autobuses Ikarus, cada uno con su especialidad. Se disolvió en 1991, poco después que el propio bloque.',
  nasser:
    'El coronel Gamal Abdel Nasser fue uno de los oficiales que echaron al rey de Egipto en 1952, y pronto fue la voz del mundo árabe. Cuando Occidente no quiso pagarle la presa de Asuán, se quedó con el Canal de Suez, y la presa la construyeron ingenieros soviéticos. De Moscú aceptó armas; órdenes, de nadie. Millones de personas siguieron su féretro en 1970.',
  'warsaw-pact-formed':
    'Días después de que Alemania Occidental ingresara en la OTAN, ocho Estados comunistas firmaron un tratado de amistad en la capital polaca, el 14 de mayo de 1955. Moscú obtenía el mando único de todos sus ejércitos, con armas e instrucción soviéticas. Solo Yugoslavia quedó fuera. Su única gran campaña fue contra uno de sus miembros, Checoslovaquia, en 1968; Albania se marchó entonces.',
  'de-gaulle-leads-france':
    'Charles de Gaulle volvió al poder en 1958, cuando la guerra de Argelia desgarraba Francia, y dio al país una nueva constitución. Quería una Francia que no obedeciera a nadie: en 1960 probó en el Sáhara una bomba propia, y en 1966 sus tropas dejaron el mando de la OTAN. Comerció con el Este, pero nunca dejó de ser un aliado.',
  'captured-nazi-scientist':
    'Mientras se hundía el Tercer Reich, los dos bandos corrieron a por sus ingenieros. La Operación Paperclip llevó a cientos de ellos a Estados Unidos, y de sus expedientes se pasaron por alto las páginas incómodas. Wernher von Braun, que había construido la V-2 con el trabajo de prisioneros, pasó a construir cohetes para Washington; uno de ellos, el Saturno V, llegó a la Luna.',
  'truman-doctrine':
    'Grecia estaba en guerra civil, Turquía bajo presión soviética, y una Gran Bretaña exhausta ya no podía ayudar a ninguna. El 12 de marzo de 1947 Harry Truman pidió al Congreso cuatrocientos millones de dólares para los dos países y declaró que los pueblos libres bajo amenaza debían encontrar a su lado a Estados Unidos. Un país que quería volverse a casa se quedó en la escena mundial.',
  'olympic-games':
    'Los atletas soviéticos acudieron por primera vez a los Juegos en Helsinki 1952, y desde entonces cada medalla se contó dos veces. En 1956, en Melbourne, un partido de waterpolo entre húngaros y soviéticos acabó con sangre. En 1972 unos terroristas asesinaron a israelíes en Múnich. Por Afganistán, Estados Unidos no fue a Moscú en 1980; cuatro años después, los soviéticos no fueron a Los Ángeles.',
  nato: 'Doce países firmaron el tratado en Washington el 4 de abril de 1949 y prometieron que un ataque contra uno sería un ataque contra todos. Nunca antes se había atado Estados Unidos a Europa en tiempos de paz. Tras la promesa estaban sus bombas y, al poco tiempo, sus divisiones. El tratado aguantó toda la Guerra Fría sin una sola batalla.',
  'independent-reds':
    'Josip Broz Tito había liberado Yugoslavia con sus propios partisanos y no veía motivo para obedecer a Stalin. La Kominform lo expulsó; él sobrevivió, aceptó ayuda de Occidente y siguió siendo comunista. Más tarde Albania rompió con Jruschov y se acercó a China. Rumanía se quedó en el bloque, pero en 1968 su ejército no quiso marchar sobre Praga.',
  'marshall-plan':
    'En Harvard, el 5 de junio de 1947, el secretario de Estado George Marshall ofreció ayuda a Europa para volver a ponerse en pie, tanto al Este como al Oeste. Stalin prohibió a su mitad que aceptara. Dieciséis países dijeron que sí, y llegaron unos trece mil millones de dólares en grano, carbón y máquinas. El hambre, la mejor aliada de los partidos comunistas, se fue.',
  'indo-pakistani-war':
    'La India británica se dividió en agosto de 1947, y a los pocos meses los dos nuevos Estados luchaban por Cachemira. Volvieron a hacerlo en 1965 y en 1971, cuando Paquistán Oriental se separó con el nombre de Bangladés. Paquistán se apoyaba en Washington y Pekín, la India compraba sus armas en Moscú, y un portaaviones estadounidense en el golfo de Bengala no pudo cambiar el desenlace.',
  containment:
    'George Kennan, diplomático en Moscú, envió a Washington en 1946 un telegrama interminable, y al año siguiente publicó un artículo que firmó con una X. El poder soviético, sostenía, se extendería allí donde no encontrara resistencia; había que ofrecérsela en todas partes, con paciencia, hasta que se ablandara por dentro. Durante cuarenta años los presidentes solo discutieron sobre el cómo.',
  'cia-created':
    'Pearl Harbor había enseñado lo que pasa cuando soldados, marinos y diplomáticos se ocultan sus secretos unos a otros. La Ley de Seguridad Nacional de 1947 dio al presidente Truman una sola agencia para reunir información y valorarla. Pronto hizo más que leer: derribó gobiernos en Irán y Guatemala, y se enfrentó al KGB en todas las capitales del mundo.',
  'us-japan-pact':
    'El 8 de septiembre de 1951, en San Francisco, Japón firmó la paz con la mayoría de sus antiguos enemigos y, ese mismo día, un tratado que permitía quedarse a las tropas estadounidenses. Los vecinos que temían un nuevo ejército japonés durmieron más tranquilos. Desde aquellas bases se abasteció el frente de Corea, y los pedidos de camiones y uniformes pusieron en marcha un milagro económico.',
  'suez-crisis':
    'Nasser se hizo con el Canal de Suez en julio de 1956. Gran Bretaña y Francia tramaron un plan secreto con Israel: Israel atacaría y ellas intervendrían como si quisieran separar a los combatientes. El desembarco salió bien; la política, no. Eisenhower montó en cólera, la libra tembló, Jruschov amenazó con sus cohetes y los dos viejos imperios tuvieron que volverse a casa.',
  'east-european-unrest':
    'Budapest se alzó en octubre de 1956, e Imre Nagy anunció que Hungría dejaría el Pacto de Varsovia; en noviembre llegaron los tanques y la aplastaron. En 1968 Alexander Dubček probó en Praga un socialismo de rostro humano, y los tanques volvieron. Las dos veces Occidente miró y no se movió. Los pueblos del Este no lo olvidaron, y en 1989 lo intentaron de nuevo.',
  decolonization:
    'A la medianoche del 15 de agosto de 1947 la India fue libre, y los imperios de Europa empezaron a venirse abajo. Solo en 1960 izaron bandera nueva diecisiete países africanos. Los soviéticos les ofrecían armas y una teoría; los estadounidenses, dinero y consejos. La mayoría de los recién llegados no querían ni un amo ni otro, y aprendieron a regatear con los dos.',
  'red-scare-purge':
    'En 1950 el senador Joseph McCarthy agitó una lista de comunistas del Departamento de Estado, y durante cuatro años bastó un rumor para acabar con una carrera; una comisión del Congreso buscaba traidores hasta en Hollywood. En Moscú una lista así significaba el gulag o la muerte. Stalin preparaba otra purga, contra médicos judíos, cuando murió en marzo de 1953.',
  'un-intervention':
    'Los fundadores de 1945 soñaban con un parlamento de la humanidad; el veto de las grandes potencias lo convirtió pronto en un escenario. Pero el escenario tenía su utilidad. Los cascos azules se interpusieron entre enemigos en el Sinaí y en el Congo. Y en octubre de 1962 Adlai Stevenson mostró al Consejo de Seguridad fotografías de misiles, y el embajador soviético Zorin se quedó sin respuesta.',
  'de-stalinization':
    'En febrero de 1956, a puerta cerrada, Nikita Jruschov contó al XX Congreso del Partido lo que había hecho Stalin. Hubo delegados que lloraron; se dice que alguno se desmayó. Los campos se abrieron y las estatuas empezaron a caer. Pero quienes en Hungría lo tomaron por permiso para marcharse descubrieron antes de fin de año dónde acababa la nueva libertad.',
  'nuclear-test-ban':
    'El estroncio de las pruebas aparecía en los dientes de leche de los niños, y Cuba había asustado a todo el mundo. En agosto de 1963 Estados Unidos, la Unión Soviética y Gran Bretaña acordaron en Moscú no hacer más ensayos en el aire, bajo el agua ni en el espacio. Bajo tierra siguieron las explosiones, pero fue el primer freno de verdad a la carrera armamentística.',
  'formosan-resolution':
    'Chiang Kai-shek había perdido el continente en 1949 y se aferraba a Taiwán y a unos islotes al alcance de los cañones de Mao. Cuando estos abrieron fuego, el Congreso dio en enero de 1955 carta blanca al presidente Eisenhower para defender la isla por la fuerza. El estrecho que separa las dos Chinas es desde entonces uno de los pasos marítimos más peligrosos del mundo.',
  defectors:
    'En septiembre de 1945 un cifrador, Ígor Gouzenko, salió de la embajada soviética en Ottawa con secretos escondidos entre la ropa. Muchos siguieron sus pasos: espías que temían ser detenidos, pilotos con su caza y, en 1961, el bailarín Rudolf Nuréyev, que corrió hacia la policía en un aeropuerto de París. Cada uno de ellos mostraba al mundo hacia qué lado huía la gente.',
  'the-cambridge-five':
    'Tenían buenos modales, los colegios adecuados y un secreto. Philby, Burgess, Maclean, Blunt y Cairncross se hicieron comunistas en el Cambridge de los años treinta y subieron muy alto al servicio de Gran Bretaña, mientras se lo contaban todo a Moscú. Cuando los criptoanalistas estrecharon el cerco sobre Maclean en 1951, huyó con Burgess. Philby los siguió en 1963; Blunt confesó y conservó durante años su puesto en la corte.',
  'special-relationship':
    'Churchill bautizó el vínculo en 1946, en el mismo discurso que hablaba de un telón de acero. Había crecido en la guerra: científicos británicos y estadounidenses construyeron juntos la bomba, y los criptoanalistas compartieron lo que leían. Después vinieron las estaciones de escucha, las bases y los misiles para submarinos. Los primeros ministros lo valoraban por encima de todo; los presidentes, cuando les convenía.',
  norad:
    'Los bombarderos soviéticos vendrían por el Polo Norte, así que Canadá y Estados Unidos acordaron en 1958 vigilar juntos su cielo. Líneas de radar cruzaron el Ártico, y dentro del monte Cheyenne, en Colorado, se construyó un cuartel general sobre muelles gigantes. Cuando se encendiera la pantalla podía estar de guardia un canadiense o un estadounidense; tanto uno como otro tendrían minutos para decidir.',
};
