/** The page as the server sent it, comments included. */
export function pageSource(username: string, comments: readonly string[]): string {
  const [template = '', former = '', ...last] = comments;
  return `<!doctype html>
<html lang="fr">
<head>
  <title>L'Atelier · Brévelle Maritime</title>
  <!--${template}-->
</head>
<body>
  <main>
    <h1>L'Atelier</h1>
    <p>Outils de l'équipe web</p>
    <form method="post">
      <!--${former}-->
      <label>Identifiant <input name="username" value="${username}" readonly></label>
      <label>Mot de passe <input name="password"></label>
      <button>Se connecter</button>
    </form>
  </main>
  <footer>Besoin d'aide ? Malik Benali, support informatique</footer>
${last.map((comment) => `  <!--${comment}-->`).join('\n')}
</body>
</html>`;
}
