/** The HTML of the page as the server sends it, with its comments. */
export function pageSource(username: string, comments: readonly string[]): string {
  const [template = '', former = '', ...last] = comments;
  return `<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>L’Atelier · Brévelle Maritime</title>
  <!--${template}-->
  <link rel="icon" href="/images/ancre.svg">
  <link rel="stylesheet" href="/styles/atelier.css">
</head>
<body class="connexion">
  <header>
    <a href="/"><img src="/images/ancre.svg" alt="Accueil"></a>
    <nav aria-label="Aide">
      <a href="/aide">Aide</a>
      <a href="/etat">État des services</a>
    </nav>
  </header>
  <main>
    <h1>L’Atelier</h1>
    <p>Outils de l’équipe web</p>
    <form method="post" action="/connexion">
      <!--${former}-->
      <label>Identifiant <input name="username" value="${username}" readonly></label>
      <label>Mot de passe <input name="password" type="password"></label>
      <button>Se connecter</button>
    </form>
  </main>
  <footer>
    <p>Besoin d’aide ? Malik Benali, support informatique</p>
    <p>Brévelle Maritime, Port-Brévelle</p>
  </footer>
  <script src="/scripts/atelier.js" defer></script>
${last.map((comment) => `  <!--${comment}-->`).join('\n')}
</body>
</html>`;
}
