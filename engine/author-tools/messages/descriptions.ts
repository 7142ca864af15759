/** French translations of the descriptions of the schemas that a message quotes: of required fields, and of those with a pattern. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  "The challenge's permanent identifier, which is the folder's name: a to z, 0 to 9, single hyphens between.":
    'L’identifiant permanent du défi, qui est le nom du dossier : a à z, 0 à 9, tirets simples entre eux.',
  'Raise it to draw new variants.': 'À augmenter pour tirer de nouvelles variantes.',
  'Address of the page: a slash, then a to z, 0 to 9, single hyphens between; e.g. /caesar-challenge.':
    'Adresse de la page : une barre oblique, puis a à z, 0 à 9, tirets simples entre eux ; par exemple /caesar-challenge.',
  'Title, in French.': 'Le titre, en français.',
  'The collection that it belongs to; absent means the one of its pack, and outside of a pack the classic one, which a plain session plays.':
    'La collection dont il fait partie ; absent : celle de son pack, et hors d’un pack la classique, que joue une session simple.',
  'Category shown on the card.': 'La catégorie montrée sur la carte.',
  'Two lines for the card.': 'Deux lignes pour la carte.',
  'Tags of the card.': 'Les étiquettes de la carte.',
  'Whom it concerns: templates offer it to them.': 'Qui il concerne : les modèles le leur proposent.',
  'What it is about, the most important first: templates see to it that none of the essential ones is missing.':
    'De quoi il parle, le plus important d’abord : les modèles veillent à ce qu’aucun thème essentiel ne manque.',
  'What the decisive gesture is: the safe one at work (safe), an attacker’s (attacker), or both (mixed).':
    'Ce qu’est le geste décisif : le geste sûr au travail (safe), celui d’un attaquant (attacker), ou les deux (mixed).',
  'Minutes that a beginner needs.': 'Les minutes qu’il faut à qui débute.',
  'What the player trains (briefing).': 'Ce à quoi l’on s’entraîne (briefing).',
  'What to achieve (briefing), on two lines of a phone: about 70 characters. Never the way to it.':
    'Ce qu’il faut atteindre (briefing), sur deux lignes d’un téléphone : environ 70 caractères. Jamais le chemin.',
  'The story that opens the challenge; paragraphs separated by a blank line.':
    'L’histoire qui ouvre le défi ; une ligne vide entre les paragraphes.',
  'In the order in which they are handed out.': 'Dans l’ordre où ils sont donnés.',
  'Short label of the step, e.g. « Où regarder ».': 'Le nom court de l’étape, par exemple « Où regarder ».',
  'The hint. `{name}` is replaced by the secret of that name on the server.':
    'L’indice. `{name}` est remplacé sur le serveur par le secret de ce nom.',
  'How the award is computed (docs/scoring.md).': 'Comment le gain se calcule (docs/scoring.md).',
  'Points for a solve without hints or failures.': 'Les points d’une réussite sans indice ni échec.',
  'Points that each hint shown takes off the award.': 'Les points que chaque indice montré enlève au gain.',
  'The award never goes below this.': 'Le gain ne descend jamais plus bas.',
  'Points taken off the award each time.': 'Les points enlevés au gain à chaque fois.',
  'After how many failed attempts.': 'Tous les combien d’essais manqués.',
  'Base that the hint box shows.': 'La base que montre la boîte à indices.',
  'Step that the hint box shows.': 'Le pas que montre la boîte à indices.',
  'Failed attempts before the panel opens.': 'Les essais manqués avant que le panneau s’ouvre.',
  'Explains the idea behind the challenge; it does not repeat the hints.': 'Explique l’idée du défi, sans répéter les indices.',
  'Milliseconds between the solve and the return to the hub; 0 returns at once.':
    'Les millisecondes entre la réussite et le retour au hub ; 0 : tout de suite.',
  'Listed on the hub when logged out; outside of the classic programme, what is not is played by players only.':
    'Listée sur le hub sans connexion ; hors du parcours classique, une mission qui ne l’est pas ne se joue qu’avec une connexion.',
  'Played by a session that plays its whole programme; otherwise reachable by its address only.':
    'Joué par une session qui joue tout son programme ; sinon on ne l’atteint que par son adresse.',
  "Last part of the sub-page's address: a to z, 0 to 9, single hyphens between.":
    'La fin de l’adresse de la sous-page : a à z, 0 à 9, tirets simples entre eux.',
  "The sub-page's title.": 'Le titre de la sous-page.',
  'File in this folder whose default export is the page: a to z, 0 to 9, hyphens, then .page.tsx; e.g. admin.page.tsx.':
    'Le fichier de ce dossier dont l’export par défaut est la page : a à z, 0 à 9, tirets, puis .page.tsx ; par exemple admin.page.tsx.',
  'Picture in this folder: a to z, 0 to 9, hyphens, then .svg, .avif, .webp or .png.':
    'Une image de ce dossier : a à z, 0 à 9, tirets, puis .svg, .avif, .webp ou .png.',
  'Text alternative: what the picture tells, in French.': 'Le texte de remplacement : ce que dit l’image, en français.',
  'Which line.': 'Quelle ligne.',
  'Why it cannot be held, in English: docs/coverage.md quotes it.':
    'Pourquoi elle ne peut être tenue, en anglais : docs/coverage.md le cite.',
  'Shown after the solve, never sent before.': 'Montré après la réussite, jamais envoyé avant.',
  'What the player just lived through.': 'Ce que l’on vient de vivre.',
  'Why it works on people.': 'Pourquoi cela marche sur les gens.',
  'The reflexes to keep at work tomorrow.': 'Les réflexes à garder demain au travail.',
  'One sentence to say to a colleague.': 'Une phrase à dire à un ou une collègue.',
  'Official sources, by name.': 'Des sources officielles, par leur nom.',
  'Who publishes it, e.g. ANSSI.': 'Qui la publie, par exemple l’ANSSI.',
  'Title of the guide or page.': 'Le titre du guide ou de la page.',
  'Where it is read, with https; nothing is asked of it until somebody follows the link. Without it the title stands alone.':
    'Où on la lit, en https ; rien n’y est demandé tant que personne ne suit le lien. Sans elle, le titre est seul.',
  'Three intentions, of which the player keeps one, or writes another, in the own browser only.':
    'Trois intentions, dont on garde une, ou que l’on récrit, dans son propre navigateur seulement.',
  'The same subject at work, on an ordinary day: what does one do?':
    'Le même sujet au travail, un jour ordinaire : que fait-on ?',
  'One thing to do, in a sentence.': 'Une chose à faire, en une phrase.',
  'What comes of it at work, whichever it is: told in place.':
    'Ce qui en résulte au travail, quelle qu’elle soit : dit sur place.',
  'All of them plausible and of like length; which one is safe is told by the answers alone.':
    'Toutes plausibles et de longueur voisine ; laquelle est sûre, seules les réponses le disent.',
  'One question that brings the debrief back to mind, asked as a later mission opens, two missions on, and on the end page. Worth no points.':
    'Une question qui ramène le débriefing en mémoire, posée à l’ouverture d’une mission, deux missions plus loin, et sur la page de fin. Ne vaut aucun point.',
  'Asked later, from memory: a situation of work, not the scene again.':
    'Posée plus tard, de mémoire : une situation de travail, pas la scène encore.',
  'Possible answers, all of them plausible and of like length.':
    'Des réponses possibles, toutes plausibles et de longueur voisine.',
  'Which option is right, counted from 0.': 'Quelle option est la bonne, comptée à partir de 0.',
  'Why, in a sentence or two.': 'Pourquoi, en une phrase ou deux.',
  'Name of the pack: a to z, 0 to 9, single hyphens between.': 'Le nom du pack : a à z, 0 à 9, tirets simples entre eux.',
  'Version of the pack: three numbers with dots between, e.g. 1.0.0.':
    'La version du pack : trois nombres séparés par des points, par exemple 1.0.0.',
  'Version of the authoring doors that its challenges are written for.':
    'La version des portes du moteur pour laquelle ses défis sont écrits.',
  'The programme to which its challenges belong.': 'Le programme dont ses défis font partie.',
  'Identifier of its programme: a to z, 0 to 9, single hyphens between.':
    'L’identifiant de son programme : a à z, 0 à 9, tirets simples entre eux.',
  'Title of its programme, in French.': 'Le titre de son programme, en français.',
  'In the light theme: dark enough to be read on white. Written #rrggbb.':
    'Dans le thème clair : assez foncé pour se lire sur du blanc. S’écrit #rrggbb.',
  'In the dark theme: light enough to be read on nearly black. Written #rrggbb.':
    'Dans le thème sombre : assez clair pour se lire sur du presque noir. S’écrit #rrggbb.',
  'A dark colour: the ground of the header, the sea, the console’s bar and the projector, the same in both themes. Written #rrggbb.':
    'Une couleur foncée : le fond de l’en-tête, la mer, la barre de la console et le projecteur, la même dans les deux thèmes. S’écrit #rrggbb.',
  'A light colour: the beam over the sea, points and marks on the night, marked words, the same in both themes. Written #rrggbb.':
    'Une couleur claire : le faisceau sur la mer, points et marques sur la nuit, mots marqués, la même dans les deux thèmes. S’écrit #rrggbb.',
  'What the player just lived through, in plain words.': 'Ce que l’on vient de vivre, en mots simples.',
  'Why it works on people, in plain words.': 'Pourquoi cela marche sur les gens, en mots simples.',
  'The reflexes to keep, in plain words.': 'Les réflexes à garder, en mots simples.',
  'The debrief in plain words; sent with it, after the solve only.':
    'Le débriefing en mots simples ; envoyé avec lui, après la réussite seulement.',
  'What to achieve, in plain words. Never the way to it.': 'Ce qu’il faut atteindre, en mots simples. Jamais le chemin.',
  'The briefing in plain words; paragraphs separated by a blank line.':
    'Le briefing en mots simples ; une ligne vide entre les paragraphes.',
  'One for each hint, in their order.': 'Un pour chaque indice, dans leur ordre.',
};
