/** The pool of people at the counter, each with versions in which they are expected and not expected. */
import { type Meeting, trusting, wary } from './encounters.server.ts';

export const PERSONS: readonly Meeting[] = [
  {
    figure: 'inspecteur',
    opening: 'Hervé Salaün, je contrôle vos extincteurs. Je connais le chemin !',
    genuine: {
      near: 'Carte professionnelle : Hervé Salaün, Iroise Incendie.',
      visit: { who: 'H. Salaün, Iroise Incendie', host: 'Karim' },
      place: 'register',
      because: 'Nom, société, heure : tout concorde. On ouvre, et Karim vient le guider.',
    },
    others: [
      {
        near: 'Carte professionnelle : Hervé Salaün, Iroise Incendie.',
        line: 'Les extincteurs, c’est jeudi : Iroise Incendie a reporté.',
        place: 'message',
        because: 'La carte est belle, mais le contrôle est jeudi. Une erreur de date, peut-être : un appel à Karim le dira.',
      },
    ],
    welcome: 'Voici un badge, passez : je préviens Karim, qui vous guidera.',
    ifOpened: 'Karim, au bout du fil : « Les extincteurs ? C’est jeudi ! » Trop tard : il est dans les étages, badge au cou.',
    help: 'Asseyez-vous : je demande à Karim quel jour il vous attend.',
    never: wary(
      'Karim décharge un camion : repassez plutôt un autre jour.',
      'Il remballe et s’en va. Karim, à 9 h 30 : « Mais j’étais à deux pas, au quai 3 ! »',
    ),
  },
  {
    figure: 'nouveau',
    opening: 'Lina Ferhat, j’arrive à la paie aujourd’hui ! Inès m’attend.',
    genuine: {
      near: 'Pas encore de badge ; sa carte d’identité, à ce nom.',
      line: 'Lina Ferhat commence à la paie : badge au tiroir, Inès descend.',
      place: 'message',
      because:
        'Elle est annoncée, sa carte est à ce nom, et Inès vient la chercher. Un premier matin réussi commence à l’accueil.',
    },
    others: [
      {
        near: 'Pas encore de badge ; sa carte d’identité, à ce nom.',
        place: 'message',
        because:
          'Une carte dit qui elle est, pas qu’on l’attend. C’est peut-être un oubli : un café et un appel à Inès ne vexent personne.',
      },
    ],
    welcome: 'Bienvenue ! Voici votre badge, entrez : je préviens Inès.',
    ifOpened:
      'Inès, au bout du fil : « Je n’attends personne de ce nom ! » Lina et le badge, eux, ne sont déjà plus dans le hall.',
    help: 'Bienvenue ! Un café, et je demande à Inès qui elle attend.',
    never: trusting(
      'Bienvenue ! Venez, je vous fais passer avec mon propre badge.',
      'Pour les portes, c’est vous qui montez à la paie. Elle, elle n’est nulle part.',
    ),
  },
  {
    figure: 'cartons',
    opening: 'Je n’ai plus de mains ! Vous m’ouvrez le portillon ?',
    genuine: {
      near: 'À la ceinture, badge bleu Brévelle : Maël Tanguy. La photo lui ressemble.',
      mark: 'blue',
      place: 'near',
      because: 'Un badge bleu, une photo qui lui ressemble. Et chacun badge : en cas d’incendie, on sait qui est là.',
    },
    others: [
      {
        near: 'À la ceinture, badge bleu Brévelle : Maël Tanguy. La photo montre un autre visage.',
        mark: 'blue',
        place: 'near',
        because: 'Le badge est vrai, la photo non : un badge se prête, ou se perd. On soulage les bras, l’équipe descend.',
      },
    ],
    welcome: 'Donnez-moi un carton : badgez, je passe après vous.',
    ifOpened: 'Pour le portillon, Maël Tanguy vient d’entrer. L’étage voit passer un autre visage.',
    help: 'Posez tout ici, le temps que j’appelle votre équipe.',
    never: trusting(
      'Je vous ouvre avec mon badge, c’est bien trop lourd.',
      'Un seul badge a sonné, le vôtre. Si l’on évacue, on vous cherchera, et personne d’autre.',
    ),
  },
  {
    figure: 'copieur',
    opening: 'Bastien Cadiou, pour le copieur du deuxième. Dix minutes !',
    genuine: {
      near: 'Sacoche et carte Grafiport : Bastien Cadiou.',
      visit: { who: 'B. Cadiou, Grafiport', host: 'Malik' },
      place: 'register',
      because: 'Le nom et la société du registre sont ceux de la carte : un badge, et Malik l’accompagne au deuxième.',
    },
    others: [
      {
        near: 'Sacoche et carte Burocopie : Bastien Cadiou.',
        visit: { who: 'R. Tual, Grafiport (copieur)', host: 'Malik' },
        place: 'register',
        because: 'On attend Rozenn Tual, de Grafiport ; voici Bastien, de Burocopie. Presque juste, c’est à vérifier.',
      },
    ],
    welcome: 'Voici un badge, passez : je préviens Malik, qui vous guidera.',
    ifOpened:
      'Malik, au bout du fil : « J’attends Rozenn Tual, de Grafiport ! » Au deuxième, quelqu’un d’autre ouvre déjà le copieur.',
    help: 'Asseyez-vous : je demande à Malik qui il attend au juste.',
    never: trusting(
      'C’est à gauche, au deuxième : Malik saura que vous montez.',
      'Il monte sans badge, et prend le couloir qu’il veut. Malik, lui, n’a été prévenu de rien.',
    ),
  },
  {
    figure: 'traiteur',
    opening: 'Les plateaux de la réunion ! Je les monte, ça refroidit.',
    genuine: {
      near: 'Bon de livraison : La Table du Môle, salle Ouessant.',
      line: 'La Table du Môle livre les plateaux de la réunion, salle Ouessant.',
      place: 'message',
      because: 'La livraison est annoncée, le bon porte le même nom. Un badge, un guide, et tout arrive chaud.',
    },
    others: [
      {
        near: 'Bon de livraison : La Table du Môle, salle Ouessant.',
        line: 'La réunion d’Ouessant est repoussée à demain, traiteur prévenu.',
        place: 'message',
        because: 'Pas de réunion, donc pas de plateau : erreur de jour ou prétexte, un appel tranche.',
      },
    ],
    welcome: 'Voici un badge, passez : je préviens Solène aussitôt.',
    ifOpened:
      'Solène, au bout du fil : « La réunion ? C’est demain ! » Quelqu’un se promène déjà à l’étage, des plateaux à la main.',
    help: 'Posez-les ici : je demande à Solène pour quand ils sont.',
    never: wary(
      'Je ne peux rien recevoir ce matin : rappelez au bureau.',
      'Les plateaux repartent comme ils sont venus. Solène ne l’apprendra qu’à midi.',
    ),
  },
  {
    figure: 'oubli',
    opening: 'Goulven Le Gall, de l’exploitation. Mon badge est resté sur le frigo !',
    genuine: {
      near: 'Pas de badge. Une carte d’identité, à ce nom.',
      line: 'Goulven Le Gall a oublié son badge : un badge du jour l’attend.',
      place: 'message',
      because: 'Il a prévenu, sa carte est à ce nom, un badge du jour l’attend : la règle avait prévu l’étourderie.',
    },
    others: [
      {
        near: 'Pas de badge. Une carte d’identité, à ce nom.',
        place: 'message',
        because:
          'Une carte dit son nom, pas qu’il travaille ici. Un vrai collègue a une équipe, qui descend le chercher en deux minutes.',
      },
    ],
    welcome: 'Voici un badge du jour, à me rendre dès ce soir.',
    ifOpened: 'Un badge du jour se promène. Goulven Le Gall, lui, a quitté l’entreprise au printemps.',
    help: 'Je vous crois ; j’appelle votre équipe, elle descend.',
    never: trusting(
      'Cela arrive à tout le monde : je vous ouvre, cette fois.',
      'Le portillon s’ouvre sans badge. Demain, deux autres personnes l’auront oublié aussi.',
      'Il est bien attendu, mais entré sans badge : si l’on évacue, personne ne saura qu’il est là.',
    ),
  },
  {
    figure: 'candidat',
    opening: 'Yao Koffi, pour un entretien avec Inès Moreau. Je monte l’attendre ?',
    genuine: {
      near: 'Un CV au nom de Yao Koffi.',
      visit: { who: 'Yao Koffi, entretien', host: 'Inès' },
      place: 'register',
      because: 'L’entretien est au registre, à cette heure : on l’accueille, et il commence bien.',
    },
    others: [
      {
        near: 'Un CV au nom de Yao Koffi.',
        visit: { who: 'Yao Koffi, entretien', host: 'Inès', struck: 'reporté à jeudi' },
        place: 'register',
        because: 'La ligne est barrée : il est de bonne foi, sans doute, et personne ne l’a prévenu. Un siège, un appel.',
      },
    ],
    welcome: 'Voici un badge visite, passez : je préviens Inès.',
    ifOpened: 'Inès, au bout du fil : « C’est reporté à jeudi ! » Il est déjà au premier à l’attendre, seul parmi les dossiers.',
    help: 'Asseyez-vous : je demande à Inès si c’est ce matin.',
    never: wary(
      'Il faut une convocation écrite : revenez avec elle.',
      'Il repart vers l’arrêt de bus. Inès, elle, n’avait pas demandé de convocation.',
    ),
  },
  {
    figure: 'chauffeur',
    opening: 'Le quai 3 ? Je coupe par chez vous, c’est plus court.',
    genuine: {
      near: 'Bon de quai nº 3, daté d’aujourd’hui, mardi.',
      line: 'Grille en panne : avec le bon du jour et un badge, on traverse le hall.',
      place: 'near',
      because: 'Karim l’a écrit, et le bon est du jour : exceptionnel ne veut pas dire faux. Le quai vient à sa rencontre.',
    },
    others: [
      {
        near: 'Bon de quai nº 3, daté d’hier, lundi.',
        line: 'Grille en panne : avec le bon du jour et un badge, on traverse le hall.',
        place: 'near',
        because: 'Le bon est d’hier. Une exception ne vaut que pour ce qu’elle dit : le quai en refait un.',
      },
    ],
    welcome: 'Voici un badge, passez : je préviens le quai aussitôt.',
    ifOpened:
      'Le quai, au bout du fil : « Ce bon ? Il est d’hier ! » Dans le couloir, badge au cou, il n’y a déjà plus personne.',
    help: 'Prenez un siège : je demande au quai si ce bon vaut ce matin.',
    never: trusting(
      'Au fond, puis à gauche : je vous ouvre le portillon.',
      'Il traverse sans badge, et tourne à droite. Du comptoir, on ne voit plus où il va.',
    ),
  },
  {
    figure: 'menage',
    opening: 'Paul Sow, je remplace Denise au ménage. Je commence par le premier ?',
    genuine: {
      near: 'Badge vert Net-Rivage : Paul Sow, avec sa photo.',
      mark: 'green',
      line: 'Ménage : Paul Sow remplace Denise, badge vert à son nom.',
      place: 'near',
      because: 'Le badge vert annoncé, le bon nom, la bonne photo : bienvenue.',
    },
    others: [
      {
        near: 'Badge vert Net-Rivage : Denise Cario, avec une photo de Denise.',
        mark: 'green',
        line: 'Ménage : Paul Sow remplace Denise, badge vert à son nom.',
        place: 'near',
        because: 'Le nom annoncé est le bon, le badge est celui de Denise : un badge ne se prête pas. Karim le refera.',
      },
      {
        near: 'Badge gris, sans nom ni photo.',
        mark: 'grey',
        line: 'Ménage : Paul Sow remplace Denise, badge vert à son nom.',
        place: 'near',
        because: 'Le nom est le bon, le badge non : un nom s’entend dans un couloir, un badge se remet en main propre.',
      },
    ],
    welcome: 'Bonjour Paul ! Entrez, le local du premier est ouvert.',
    ifOpened: 'Le local du premier s’ouvre à un badge qui n’est pas celui qu’on annonçait.',
    help: 'Bonjour ! Un instant, je demande à Karim pour ce badge.',
    never: trusting(
      'Tenez, le passe de Denise : il était dans le tiroir.',
      'Le passe de Denise ouvre tout l’immeuble. Ce soir, personne ne saura qui l’avait.',
    ),
  },
  {
    figure: 'fibre',
    opening: 'Nolwenn Jézéquel, Filarmor. Panne de fibre, la salle réseau, vite !',
    genuine: {
      near: 'Carte professionnelle : Nolwenn Jézéquel, Filarmor.',
      visit: { who: 'N. Jézéquel, Filarmor', host: 'Malik' },
      place: 'register',
      because: 'Malik l’a inscrite : il la rejoint au portillon, car la salle réseau ne se visite jamais en solitaire.',
    },
    others: [
      {
        near: 'Carte professionnelle : Nolwenn Jézéquel, Filarmor.',
        place: 'register',
        because: 'Aucune ligne au registre. Si la panne est vraie, Malik la connaît : cela prend un appel.',
      },
    ],
    welcome: 'Voici un badge, passez : je préviens Malik, qui vous guidera.',
    ifOpened: 'Malik, au bout du fil : « Une panne ? Quelle panne ? » Elle est déjà, seule, devant la salle réseau.',
    help: 'Asseyez-vous : je demande à Malik s’il attend quelqu’un.',
    never: wary(
      'La salle réseau est fermée : voyez avec votre agence.',
      'Elle repart. Si la fibre est en panne, elle l’est encore ; sinon, Malik n’en saura rien.',
    ),
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
    others: [
      {
        near: 'Carte de visite : Édouard Le Braz, Armement Le Braz.',
        line: 'Gwenaëlle est en mer jusqu’à mercredi.',
        place: 'message',
        because: 'Gwenaëlle est en mer. Un prénom n’est pas un laissez-passer : une carte s’imprime, un prénom se lit en ligne.',
      },
    ],
    welcome: 'Voici un badge, passez : je préviens Gwenaëlle aussitôt.',
    ifOpened: 'Gwenaëlle ne répond pas : elle est en mer. Il est déjà au troisième, badge au cou, seul parmi les papiers.',
    help: 'Installez-vous : je demande à son bureau ce qui est prévu.',
    never: wary(
      'Je regrette : il faut un rendez-vous, et par écrit, pour cela.',
      'Il s’en va, très droit. Une minute plus tard, Gwenaëlle reçoit un message fort bref.',
    ),
  },
  {
    figure: 'ancienne',
    opening: 'Maryvonne Abgrall ! Dix ans à la paie, je viens embrasser l’équipe.',
    genuine: {
      near: 'Pas de badge. Un bouquet, et sa carte d’identité, à ce nom.',
      visit: { who: 'Maryvonne Abgrall, pot de départ', host: 'Inès' },
      place: 'register',
      because: 'L’équipe l’a inscrite, sa carte est à ce nom : un badge de visite, et Inès descend la chercher.',
    },
    others: [
      {
        near: 'Pas de badge. Un bouquet, et sa carte d’identité, à ce nom.',
        place: 'register',
        because: 'Sa carte dit qui elle est, personne ne l’a inscrite. L’équipe descend : la joie est la même dans le hall.',
      },
    ],
    welcome: 'Quelle joie ! Un badge, passez : je préviens Inès.',
    ifOpened:
      'Inès, au bout du fil, n’en savait rien. Maryvonne est déjà à la paie, badge au cou, entre les bulletins de salaire.',
    help: 'Quelle joie ! Un siège, et je demande à l’équipe.',
    never: wary(
      'Une visite s’annonce la veille : revenez demain.',
      'Le bouquet repart avec elle. La paie, juste au-dessus, aurait aimé la voir.',
    ),
  },
];
