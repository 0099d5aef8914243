// How to Rob a Bank en français : les règles, dans nos propres mots. Ce qui manque ici est dit en anglais.

export const summary =
  'L’un garde une banque de neuf pièces, les autres la braquent. Chacun programme cinq cartes au vu de tous, puis ' +
  'doit vivre avec l’ordre dans lequel elles arrivent.';

export const rules: Readonly<Record<string, string>> = {
  'RB-SETUP-1':
    'L’un des joueurs est la banque. Il a les cartes bleues, et deux gardes à 2 ou 3 joueurs, trois gardes à 4 joueurs.',
  'RB-SETUP-2': 'Chacun des autres joue un braqueur, avec les cartes de la couleur de ce braqueur.',
  'RB-SETUP-3':
    'À deux joueurs, l’un joue deux braqueurs, chacun avec ses cartes. Pour le reste, tout se passe comme à trois joueurs.',
  'RB-SETUP-4': 'Tous les braqueurs sont dans le même camp : ils gagnent ou perdent ensemble.',
  'RB-SETUP-6': 'On joue avec neuf des dix pièces. On laisse de côté celle d’un autre nombre de joueurs.',
  'RB-SETUP-7': 'La pièce pour 2 ou 3 joueurs ajoute un sac d’argent. La pièce pour 4 joueurs ajoute un garde.',
  'RB-AIM-1': 'Les braqueurs doivent voler quatre sacs, ou cinq à quatre joueurs, avant la fin de la troisième manche.',
  'RB-AIM-2': 'La banque doit empêcher les braqueurs de voler assez de sacs pour gagner.',
  'RB-ROUND-1': 'Une partie compte au plus trois manches, une par étage de la banque.',
  'RB-ROUND-2':
    'Une manche a trois phases, toujours dans cet ordre : explorer, programmer, braquer. Chaque phase a ses propres coups.',
  'RB-EXPLORE-2': 'Posez un sac d’argent, côté déverrouillé visible, dans chaque pièce qui a un symbole de sac.',
  'RB-EXPLORE-3': 'Placez un garde dans chaque pièce qui a un insigne.',
  'RB-EXPLORE-4': 'Posez l’alarme, déverrouillée, dans la pièce qui a le symbole d’alarme.',
  'RB-EXPLORE-5': 'Tous les braqueurs commencent dans la pièce au masque.',
  'RB-CAR-1': 'La voiture se gare aussi loin que possible de la pièce où commencent les braqueurs.',
  'RB-PLAN-2':
    'La banque programme en premier : elle pose une carte face visible. C’est aussi la première qu’elle jouera.',
  'RB-PLAN-3': 'Après la banque, les braqueurs programment dans le sens horaire, une carte visible chacun.',
  'RB-PLAN-4':
    'On continue ainsi, la banque toujours en premier, jusqu’à ce que chacun ait une pile de cinq cartes. Chaque carte recouvre la précédente. Les trois cartes restées en main ne sont pas jouées.',
  'RB-PLAN-5': 'Rien ne bouge sur le plateau pendant la programmation. Les actions n’ont lieu que pendant le braquage.',
  'RB-HAND-1': 'Les braqueurs peuvent se montrer leurs cartes et en discuter, mais la banque peut écouter.',
  'RB-HAND-2': 'On ne peut programmer que des cartes de sa propre main.',
  'RB-ROB-1':
    'Avant le braquage, retournez chaque pile entière face cachée : les cartes restent dans l’ordre programmé.',
  'RB-ROB-2':
    'À votre tour, révélez la carte du dessus de votre pile et exécutez-la. Les cartes viennent dans l’ordre où elles ont été programmées.',
  'RB-ROB-3':
    'La banque joue en premier. Les braqueurs suivent dans le sens horaire, une carte par tour, jusqu’à ce que toutes les piles soient vides.',
  'RB-CARD-2': 'Si une carte porte plusieurs actions, vous choisissez leur ordre.',
  'RB-CARD-3': 'Un garde ou un braqueur sans connaissance ne peut rien faire.',
  'RB-CARD-4': 'Un seul garde peut exécuter toute la carte de la banque, ou plusieurs gardes se la partagent.',
  'RB-CARD-5': 'Vous n’avez que les actions de votre carte, et chacune une seule fois.',
  'RB-CARD-6': 'Une action en deux moitiés est une seule action : l’une ou l’autre. Vous choisissez le moment venu.',
  'RB-WALK-1': 'Une marche mène un garde dans une pièce voisine.',
  'RB-WALK-2': 'On ne marche que par un côté ouvert de la pièce, jamais en diagonale ni à travers un mur.',
  'RB-WALK-4':
    'Si une carte de la banque a deux marches, un garde peut faire les deux, ou deux gardes en font une chacun.',
  'RB-WALK-5': 'Un garde qui a marché doit finir la carte dans une autre pièce que celle du départ.',
  'RB-WALK-6': 'Une marche mène le braqueur dans une pièce voisine.',
  'RB-WALK-7': 'Un braqueur ne peut pas terminer sa carte tant qu’une de ses marches reste possible.',
  'RB-WALK-9': 'Un braqueur qui marche garde tous ses sacs.',
  'RB-TACKLE-2': 'Un braqueur plaqué perd connaissance. Couchez la figurine.',
  'RB-TACKLE-3': 'Si un garde peut plaquer plusieurs braqueurs, la banque en choisit un.',
  'RB-LOCK-2': 'Un garde ne peut verrouiller que ce qui se trouve dans la même pièce.',
  'RB-OUT-2':
    'Quand la banque sacrifie une carte, tous les gardes se relèvent. Les actions de la carte sont perdues et le tour s’arrête.',
  'RB-OUT-3': 'Si aucun garde n’est debout, la banque doit sacrifier sa prochaine carte.',
  'RB-OUT-4': 'Un braqueur sans connaissance passe son tour à se relever et sacrifie la prochaine carte de sa pile.',
  'RB-OUT-5': 'Se relever prend tout le tour : aucune action de la carte, ni aucune action en plus.',
  'RB-PICK-1': 'Un braqueur peut ramasser un sac déverrouillé qui se trouve dans la même pièce.',
  'RB-PICK-2': 'On ne peut pas ramasser un sac verrouillé. Il faut d’abord le déverrouiller.',
  'RB-PICK-3':
    'On ne peut pas ramasser de sac sous les yeux d’un garde : tous les gardes de la pièce doivent être sans connaissance.',
  'RB-PICK-4': 'Chaque action « ramasser » prend un sac. Un braqueur peut porter autant de sacs qu’il veut.',
  'RB-UNLOCK-1': 'Un braqueur peut déverrouiller un sac ou l’alarme dans la même pièce.',
  'RB-UNLOCK-2': 'Chaque action « déverrouiller » vaut pour un seul jeton, quel que soit leur nombre.',
  'RB-UNLOCK-3':
    'On ne peut rien déverrouiller sous les yeux d’un garde : tous les gardes de la pièce doivent être sans connaissance.',
  'RB-PEPPER-2': 'Un braqueur ne peut asperger qu’un garde par tour.',
  'RB-CRAWL-1': 'Ramper mène le braqueur dans n’importe quelle pièce de l’étage, quels que soient les murs.',
  'RB-CRAWL-3': 'Un braqueur qui rampe garde tous ses sacs.',
  'RB-EXTRA-1':
    'Un braqueur a une action en plus par tour : conduire la voiture, lancer un sac, passer un sac ou déclencher l’alarme.',
  'RB-DRIVE-1':
    'Avec son action en plus, un braqueur peut conduire la voiture jusqu’à la rue suivante, dans un sens ou dans ' +
    'l’autre.',
  'RB-THROW-1':
    'Avec son action en plus, un braqueur peut lancer un sac dans la voiture, si elle est dans une rue voisine de ' +
    'sa pièce.',
  'RB-THROW-2': 'Un braqueur ne peut lancer qu’un sac par tour.',
  'RB-THROW-3':
    'On ne peut pas lancer de sac sous les yeux d’un garde : tous les gardes de la pièce doivent être sans connaissance.',
  'RB-THROW-4': 'On ne peut pas lancer de sac à travers un mur entre la pièce et la voiture.',
  'RB-THROW-5': 'Un sac est volé dès qu’il est dans la voiture. Il reste ensuite au bord de la route.',
  'RB-PASS-1':
    'Avec son action en plus, un braqueur peut donner un sac à un autre braqueur qui est dans la même pièce.',
  'RB-PASS-2': 'Un braqueur ne peut passer qu’un sac par tour.',
  'RB-PASS-3':
    'On ne peut pas passer de sac sous les yeux d’un garde : tous les gardes de la pièce doivent être sans connaissance.',
  'RB-ALARM-1': 'Avec son action en plus, un braqueur peut déclencher l’alarme, si elle est dans la même pièce.',
  'RB-ALARM-2':
    'Quand l’alarme sonne, chaque garde éveillé accourt aussitôt dans cette pièce, où qu’il soit. Les gardes sans connaissance restent où ils sont.',
  'RB-ALARM-3': 'On ne peut pas déclencher une alarme verrouillée. Il faut d’abord la déverrouiller.',
  'RB-ALARM-4':
    'On ne peut pas déclencher l’alarme sous les yeux d’un garde : tous les gardes de la pièce doivent être sans connaissance.',
  'RB-ALARM-5': 'L’alarme ne peut sonner qu’une fois par manche. Elle reste ensuite au bord de la route.',
  'RB-ALARM-6': 'Au début d’une nouvelle manche, l’alarme revient dans la pièce qui a son symbole.',
  'RB-ROUNDEND-2': 'Les braqueurs perdent alors les sacs qu’ils portent encore, faute de les avoir lancés à temps.',
  'RB-ROUNDEND-3': 'Puis une nouvelle manche commence par l’exploration, jusqu’à trois manches.',
  'RB-END-1': 'Les braqueurs gagnent dès qu’ils ont volé assez de sacs, même au milieu d’une manche.',
  'RB-END-2': 'Quatre sacs volés suffisent à 2 ou 3 joueurs, cinq à 4 joueurs.',
  'RB-END-3': 'Si les braqueurs n’ont pas volé assez de sacs après trois manches, la banque gagne.',
};
