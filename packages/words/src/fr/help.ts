import type { Like } from '../catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help: Like<typeof english> = {
  'help.influence':
    'L’Influence montre la force d’un camp dans un pays. Place-la là où tu en as déjà, ou dans un pays adjacent.',
  'help.control':
    'Tu contrôles un pays quand ton Influence dépasse celle de l’adversaire d’au moins son Chiffre de Stabilité. Placer dans un pays sous Contrôle ennemi coûte le double.',
  'help.stability': 'À quel point un pays est difficile à contrôler, et à renverser par un Coup d’État.',
  'help.battleground':
    'Les pays qui comptent le plus au Marquage des Points d’une Région. Un Coup d’État y dégrade le DEFCON.',
  'help.operations':
    'Ce que vaut une carte quand on ne la joue pas en tant qu’Événement : placer de l’Influence, Coup d’État ou Réalignement.',
  'help.coup':
    'Lance un dé et ajoute la valeur de la carte : ce qui dépasse le double de la Stabilité retire d’abord l’Influence ennemie, puis ajoute la tienne. Compte comme Opérations Militaires.',
  'help.realign':
    'Chacun lance un dé et ajoute un bonus par pays adjacent contrôlé, s’il a plus d’Influence dans le pays et si sa superpuissance est adjacente ; le total le plus bas perd de l’Influence.',
  'help.space':
    'Débarrasse-toi d’une carte dont tu ne veux pas l’Événement, et tente d’avancer dans la Course à l’Espace. En général une fois par tour.',
  'help.event':
    'Ce que la carte déclenche. Si tu joues pour ses Opérations une carte à Événement ennemi, l’Événement a lieu aussi.',
  'help.headline':
    'Au début de chaque tour, chaque camp choisit une carte en secret ; les deux Événements ont lieu, la plus haute valeur d’abord.',
  'help.scoring':
    'Les cartes de Marquage de Points récompensent ce que tu contrôles dans une Région. Il faut les jouer dans le tour où tu les as en main.',
  'help.presence': 'Tu contrôles au moins un pays de la Région.',
  'help.domination':
    'Tu contrôles plus de pays et plus de pays d’Affrontement de la Région que l’adversaire, dont au moins un pays de non-Affrontement.',
  'help.regional-control': 'Tu contrôles plus de pays de la Région que l’adversaire, et tous ses pays d’Affrontement.',
  'help.vp':
    'Les Points de Victoire déplacent un seul marqueur dans un sens ou dans l’autre. Avec 20 d’avance, on gagne aussitôt ; sinon, qui mène après le dernier tour l’emporte.',
  'help.defcon':
    'La distance à la guerre nucléaire, de 5 (paix) à 1 (guerre). Plus il est bas, moins il y a de Régions ouvertes aux Coups d’État et aux Réalignements. Qui l’amène à 1 perd.',
  'help.military':
    'À chaque tour, tes Coups d’État et tes guerres doivent valoir au moins le niveau du DEFCON ; l’adversaire gagne un VP par point qui te manque.',
  'help.china':
    'Une carte forte qui passe à l’adversaire quand elle est jouée. Elle n’a pas d’Événement, et ne compte jamais dans ta main.',
  'help.deck': 'Les cartes de Milieu de guerre rejoignent la pioche au tour 4, celles de Fin de guerre au tour 8.',
  'help.era': 'Début de guerre : tours 1 à 3. Milieu de guerre : tours 4 à 7. Fin de guerre : tours 8 à 10.',
};
