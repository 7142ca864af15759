/** Who and what may be met in the hall, each as it is when it is expected and when it is not. */
import type { Figure, Mark, Place } from './artifacts.ts';

/** One morning's version of an encounter: what can be looked at, and what that decides. */
export interface Version {
  readonly near: string;
  readonly mark?: Mark;
  /** The line of the register, without its hour. */
  readonly visit?: { readonly who: string; readonly host: string; readonly struck?: string };
  /** The line of Karim's message. */
  readonly line?: string;
  readonly place: Place;
  readonly because: string;
}

export interface Meeting {
  readonly figure: Figure;
  readonly opening: string;
  readonly genuine: Version;
  readonly other: Version;
  /** Right for who or what is expected. */
  readonly welcome: string;
  /** Right for the rest: helps without opening. */
  readonly help: string;
  /** Never right: opens without a look, or closes without help. */
  readonly never: { readonly kind: 'trusting' | 'wary'; readonly text: string };
}

const trusting = (text: string) => ({ kind: 'trusting', text }) as const;
const wary = (text: string) => ({ kind: 'wary', text }) as const;

export const PERSONS: readonly Meeting[] = [
  {
    figure: 'inspecteur',
    opening: 'Hervé Salaün, je contrôle vos extincteurs. Je connais le chemin !',
    genuine: {
      near: 'Carte professionnelle : Hervé Salaün, Iroise Incendie.',
      visit: { who: 'H. Salaün, Iroise Incendie', host: 'Karim' },
      place: 'register',
      because: 'Nom, société, heure : tout concorde. Un contrôle aimable, puis on ouvre ; il a du travail, et vous aussi.',
    },
    other: {
      near: 'Carte professionnelle : Hervé Salaün, Iroise Incendie.',
      line: 'Les extincteurs, c’est jeudi : Iroise Incendie a reporté.',
      place: 'message',
      because: 'La carte est belle, mais le contrôle est jeudi. Une erreur de date, peut-être : un appel à Karim le dira.',
    },
    welcome: 'C’est bien aujourd’hui : voici un badge, Karim arrive.',
    help: 'Je ne vous ai pas aujourd’hui : un siège, j’appelle Karim.',
    never: wary('Pas de visite ce matin. Au revoir.'),
  },
  {
    figure: 'nouveau',
    opening: 'Lina Ferhat, j’arrive à la paie aujourd’hui ! Inès m’a dit de monter.',
    genuine: {
      near: 'Pas encore de badge ; une pochette bleue.',
      line: 'Lina Ferhat commence à la paie : son badge est dans le tiroir.',
      place: 'message',
      because: 'Elle est annoncée, son badge l’attend. Un premier matin réussi commence à l’accueil.',
    },
    other: {
      near: 'Pas encore de badge ; une pochette bleue.',
      place: 'message',
      because: 'Personne ne l’annonce. C’est peut-être un oubli : un café et un appel à Inès ne vexent personne.',
    },
    welcome: 'On vous attend : voici votre badge, Inès descend.',
    help: 'Rien à votre nom encore : un café, j’appelle Inès.',
    never: trusting('Bienvenue ! Montez, c’est au deuxième.'),
  },
  {
    figure: 'cartons',
    opening: 'Je n’ai plus de mains ! Vous m’ouvrez le portillon ?',
    genuine: {
      near: 'À la ceinture, badge bleu Brévelle : Maël Tanguy, avec sa photo.',
      mark: 'blue',
      place: 'near',
      because:
        'Un badge bleu, une photo qui lui ressemble. On prend un carton et chacun badge : en cas d’incendie, on sait qui est là.',
    },
    other: {
      near: 'Ni badge, ni cordon.',
      place: 'near',
      because: 'Des bras chargés ouvrent plus de portes que des clés. On soulage les bras, et quelqu’un de l’équipe descend.',
    },
    welcome: 'Je prends un carton, badgez : je vous suis.',
    help: 'Sans badge, posez tout ici : j’appelle votre équipe.',
    never: trusting('Je vous tiens le portillon, passez !'),
  },
  {
    figure: 'copieur',
    opening: 'Bastien Cadiou, pour le copieur du deuxième. Dix minutes !',
    genuine: {
      near: 'Sacoche et carte Grafiport : Bastien Cadiou.',
      visit: { who: 'B. Cadiou, Grafiport', host: 'Malik' },
      place: 'register',
      because: 'Le nom et la société du registre sont ceux de la carte ; et Malik l’accompagne.',
    },
    other: {
      near: 'Sacoche et carte Burocopie : Bastien Cadiou.',
      visit: { who: 'R. Tual, Grafiport (copieur)', host: 'Malik' },
      place: 'register',
      because: 'On attend Rozenn Tual, de Grafiport ; voici Bastien, de Burocopie. Presque juste, c’est à vérifier.',
    },
    welcome: 'Nom et société concordent : un badge, Malik arrive.',
    help: 'Le registre dit autre chose : un siège, j’appelle Malik.',
    never: trusting('Deuxième étage, à gauche de l’ascenseur.'),
  },
  {
    figure: 'traiteur',
    opening: 'Les plateaux de la réunion ! Je les monte, ça refroidit.',
    genuine: {
      near: 'Bon de livraison : La Table du Môle, salle Ouessant.',
      line: 'La Table du Môle livre un plateau pour la réunion d’Ouessant.',
      place: 'message',
      because: 'La livraison est annoncée, le bon porte le même nom. Solène accompagne, et tout arrive chaud.',
    },
    other: {
      near: 'Bon de livraison : La Table du Môle, salle Ouessant.',
      line: 'La réunion d’Ouessant est repoussée à demain, traiteur prévenu.',
      place: 'message',
      because: 'Pas de réunion, donc pas de plateau : erreur de jour ou prétexte, un appel tranche.',
    },
    welcome: 'C’est annoncé : un badge, Solène vous accompagne.',
    help: 'Je n’ai pas de réunion : posez ici, j’appelle Solène.',
    never: wary('Les livraisons, c’est dehors.'),
  },
  {
    figure: 'oubli',
    opening: 'Goulven Le Gall, de l’exploitation. Mon badge est resté sur le frigo !',
    genuine: {
      near: 'Pas de badge. Une casquette sans logo.',
      line: 'Goulven Le Gall a oublié son badge : celui du jour est au tiroir.',
      place: 'message',
      because: 'Il a prévenu, un badge du jour l’attend : la règle avait prévu l’étourderie.',
    },
    other: {
      near: 'Pas de badge. Une casquette sans logo.',
      place: 'message',
      because: 'Rien ne l’annonce. Un vrai collègue a une équipe, qui descend le chercher en deux minutes.',
    },
    welcome: 'C’est prévu : voici votre badge du jour.',
    help: 'Rien de prévu : j’appelle votre équipe, elle descend.',
    never: trusting('Votre tête me dit quelque chose : passez !'),
  },
  {
    figure: 'candidat',
    opening: 'Yao Koffi, pour un entretien avec Inès Moreau. Je monte l’attendre ?',
    genuine: {
      near: 'Un CV au nom de Yao Koffi.',
      visit: { who: 'Yao Koffi, entretien', host: 'Inès' },
      place: 'register',
      because: 'L’entretien est au registre, à cette heure. On l’accueille, et Inès vient le chercher.',
    },
    other: {
      near: 'Un CV au nom de Yao Koffi.',
      visit: { who: 'Yao Koffi, entretien', host: 'Inès', struck: 'reporté à jeudi' },
      place: 'register',
      because: 'La ligne est barrée : il est de bonne foi, sans doute, et personne ne l’a prévenu. Un siège, un appel.',
    },
    welcome: 'C’est bien aujourd’hui : un badge, Inès descend.',
    help: 'Je vous ai un autre jour : un siège, j’appelle Inès.',
    never: wary('Laissez votre CV, on vous écrira.'),
  },
  {
    figure: 'chauffeur',
    opening: 'Le quai 3 ? Je coupe par chez vous, c’est plus court.',
    genuine: {
      near: 'Bon de quai nº 3, daté d’aujourd’hui, mardi.',
      line: 'Grille en panne : avec le bon du jour, on traverse le hall.',
      place: 'near',
      because: 'Karim l’a écrit, et le bon est du jour. Exceptionnel ne veut pas dire faux.',
    },
    other: {
      near: 'Bon de quai nº 3, daté d’hier, lundi.',
      line: 'Grille en panne : avec le bon du jour, on traverse le hall.',
      place: 'near',
      because: 'Le bon est d’hier. Une exception ne vaut que pour ce qu’elle dit : le quai en refait un.',
    },
    welcome: 'Votre bon est du jour : un badge, suivez la ligne jaune.',
    help: 'Ce bon n’est pas du jour : un siège, j’appelle le quai.',
    never: trusting('Au fond, puis à gauche. Attention à la marche !'),
  },
  {
    figure: 'menage',
    opening: 'Paul Sow, je remplace Denise au ménage. Je commence par le premier ?',
    genuine: {
      near: 'Badge vert Net-Rivage : Paul Sow, avec sa photo.',
      mark: 'green',
      line: 'Ménage : Paul Sow remplace Denise, badge vert.',
      place: 'near',
      because: 'Le badge vert annoncé, le bon nom, la bonne photo : bienvenue.',
    },
    other: {
      near: 'Badge gris, sans nom ni photo.',
      mark: 'grey',
      line: 'Ménage : Paul Sow remplace Denise, badge vert.',
      place: 'near',
      because: 'Le nom est le bon, le badge non : un nom s’entend dans un couloir, un badge se remet en main propre.',
    },
    welcome: 'Badge vert, à votre nom : bienvenue, entrez.',
    help: 'Ce n’est pas le badge prévu : un siège, j’appelle Karim.',
    never: trusting('Ah, le ménage ! Bien sûr, entrez.'),
  },
  {
    figure: 'fibre',
    opening: 'Nolwenn Jézéquel, Filarmor. Panne de fibre, la salle réseau, vite !',
    genuine: {
      near: 'Carte professionnelle : Nolwenn Jézéquel, Filarmor.',
      visit: { who: 'N. Jézéquel, Filarmor', host: 'Malik' },
      place: 'register',
      because: 'Malik l’a inscrite et descend lui ouvrir : la salle réseau ne se visite jamais en solitaire.',
    },
    other: {
      near: 'Carte professionnelle : Nolwenn Jézéquel, Filarmor.',
      place: 'register',
      because: 'Aucune ligne au registre. Si la panne est vraie, Malik la connaît : cela prend un appel.',
    },
    welcome: 'Vous êtes au registre : un badge, Malik descend.',
    help: 'Je ne vous trouve pas : un siège, j’appelle Malik.',
    never: wary('La salle réseau ? Pour personne. Bonne journée.'),
  },
  {
    figure: 'armateur',
    opening: 'Édouard Le Braz. Gwenaëlle m’attend, et déteste attendre.',
    genuine: {
      near: 'Carte de visite : Édouard Le Braz, Armement Le Braz.',
      visit: { who: 'É. Le Braz, Armement Le Braz', host: 'Gwenaëlle' },
      place: 'register',
      because: 'Il est pressé, et il est attendu : on peut être les deux. Dix secondes de registre suffisaient.',
    },
    other: {
      near: 'Carte de visite : Édouard Le Braz, Armement Le Braz.',
      line: 'Gwenaëlle est en mer jusqu’à mercredi.',
      place: 'message',
      because: 'Gwenaëlle est en mer. Son prénom n’est pas un laissez-passer : une carte s’imprime, un prénom se lit en ligne.',
    },
    welcome: 'Vous êtes au registre : un badge, Gwenaëlle descend.',
    help: 'Je ne vous trouve pas : un siège, j’appelle son bureau.',
    never: trusting('Bien sûr ! L’ascenseur est juste là.'),
  },
  {
    figure: 'ancienne',
    opening: 'Maryvonne ! Dix ans à la paie, je viens embrasser tout le monde.',
    genuine: {
      near: 'Pas de badge. Un bouquet, une carte signée de l’équipe.',
      visit: { who: 'Maryvonne Abgrall, pot de départ', host: 'Inès' },
      place: 'register',
      because: 'L’équipe l’a inscrite : un badge de visite, et les embrassades peuvent commencer.',
    },
    other: {
      near: 'Pas de badge. Un bouquet.',
      place: 'register',
      because:
        'Peut-être un plaisir pour tous, mais personne ne l’a inscrite. L’équipe descend : la joie est la même dans le hall.',
    },
    welcome: 'Vous êtes au registre : un badge, l’équipe vous attend.',
    help: 'Je ne vous trouve pas : un siège, j’appelle l’équipe.',
    never: trusting('Vous connaissez la maison, montez !'),
  },
];

export const THINGS_MET: readonly Meeting[] = [
  {
    figure: 'cle',
    opening: 'Sur le comptoir, une clé USB oubliée : « SALAIRES ».',
    genuine: {
      near: 'Étiquette imprimée : Brévelle nº 27.',
      mark: 'named',
      line: 'Inès a égaré sa clé nº 27 : elle la cherche partout.',
      place: 'near',
      because: 'Le numéro est celui que cherche Inès : on la lui rend en main propre, sans l’ouvrir.',
    },
    other: {
      near: 'Étiquette écrite à la main. Aucun numéro.',
      mark: 'plain',
      line: 'Inès a égaré sa clé nº 27 : elle la cherche partout.',
      place: 'near',
      because:
        'Pas de numéro, et un titre qui donne envie : l’appât classique. Le support sait l’ouvrir sans risque ; on ne la branche pas.',
    },
    welcome: 'Je garde la clé nº 27 pour Inès, et je l’en avertis.',
    help: 'J’apporte cette clé inconnue à Malik, sans la brancher.',
    never: trusting('Je la branche une minute, pour savoir à qui elle est.'),
  },
  {
    figure: 'ecran',
    opening: 'Au bout du comptoir, un écran allumé. Personne devant.',
    genuine: {
      near: '« Touchez pour vous annoncer ». Aucune session ouverte.',
      mark: 'named',
      place: 'near',
      because: 'C’est la borne des visites : elle ne montre rien de personne, et doit rester allumée.',
    },
    other: {
      near: 'Session de Nadia : messagerie, trois virements à valider.',
      mark: 'plain',
      place: 'near',
      because:
        'Trois virements à portée d’un clic. On verrouille, on prévient, on ne lit pas ; et la blague se ferait avec le nom de Nadia.',
    },
    welcome: 'C’est la borne des visites : je la laisse allumée.',
    help: 'Je verrouille, Windows + L, et je préviens la personne.',
    never: trusting('Une blague : j’annonce des croissants en son nom.'),
  },
  {
    figure: 'porte',
    opening: 'La porte du quai est grande ouverte, calée par un carton.',
    genuine: {
      near: 'Karim est derrière, en gilet orange, avec des chaises.',
      mark: 'named',
      line: 'Des chaises arrivent : la porte du quai reste ouverte.',
      place: 'message',
      because:
        'La livraison est annoncée, et Karim garde la porte. La fermer lui ferait faire le tour, six chaises sous le bras.',
    },
    other: {
      near: 'Personne dehors, ni d’un côté, ni de l’autre.',
      mark: 'plain',
      place: 'near',
      because:
        'Une porte calée que personne ne surveille annule tous les badges du bâtiment. On referme, et on le dit sans chercher qui.',
    },
    welcome: 'Karim est à côté : je la laisse ouverte.',
    help: 'Je la referme, et je le signale à Karim.',
    never: wary('Je verrouille tout, et je garde le carton.'),
  },
];

/** On the register whatever happens, for later in the day. */
export const LATER = [
  { at: '10 h 30', who: 'Collège des Embruns', host: 'Solène' },
  { at: '11 h', who: 'D. Kerbrat, ascenseur', host: 'Karim' },
  { at: '14 h', who: 'C. Roux, mutuelle', host: 'Inès' },
] as const;

/** In Karim's message whatever happens. */
export const ASIDES = [
  'Peinture fraîche dans l’escalier.',
  'La machine à café est réparée. Enfin.',
  'Le courrier part à midi.',
] as const;
