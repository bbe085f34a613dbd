/** The import rules of docs/architecture.md. `npm run check` fails on every import in the wrong direction. */
const layer = (name, from, mayNotReach) => ({ name, severity: 'error', from: { path: from }, to: { path: mayNotReach } });

/** The layers of the web app, from top to bottom. */
const webLayers = ['app', 'portability', 'overview', 'registry', 'features', 'shared-features', 'core', 'ui', 'lib'];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    // Folders named `testing` are exempt: they import the folder that they support, and that folder's tests import them.
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/src/', pathNot: '/testing$' },
      to: { circular: true, pathNot: '/testing$' },
    },
    // Lighthouse is exempt: its packages have their own lockfile in bench/lighthouse, and only that benchmark installs them.
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { pathNot: '^bench/lighthouse/' },
      to: { couldNotResolve: true, pathNot: '^(node:|virtual:)' },
    },

    // web: each layer imports only the layers that follow it in `webLayers`.
    ...webLayers
      .slice(1)
      .map((name, index) =>
        layer(
          `${name}-imports-no-higher-layer`,
          `^web/src/${name}/`,
          `^web/src/(${webLayers.slice(0, index + 1).join('|')})/`,
        ),
      ),
    layer('portability-and-overview-do-not-import-each-other', '^web/src/portability/', '^web/src/overview/'),
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    layer('lib-knows-no-react', '^web/src/lib/', 'node_modules/(react|react-dom|react-router)/'),
    layer('ui-knows-no-data-library', '^web/src/ui/', 'node_modules/(@tanstack|@supabase|idb|react-router|use-intl|zod)/'),
    layer(
      'signing-in-stays-light',
      '^web/src/(core/(messages|session|preferences|drafts|pages|lazy)|shared-features/(auth-ui|second-factor))/',
      '^web/src/core/(records|outbox|profile|consent|journal|list)/',
    ),
    // The web app and the server import the shared package. It imports neither of them, and no library.
    layer('shared-imports-nothing', '^shared/src/(?!.*\\.test\\.ts$)', '^(web|server|tests)/|node_modules/'),
    layer('web-knows-no-server', '^web/', '^server/'),
    layer('server-knows-no-web', '^server/', '^web/'),

    // server: the protocol folders must not import each other; only database/ imports a driver.
    layer('auth-knows-no-other-protocol', '^server/src/auth/', '^server/src/(rest|storage|functions|jobs)/'),
    layer('rest-knows-no-other-protocol', '^server/src/rest/', '^server/src/(auth|storage|functions|jobs)/'),
    layer('storage-knows-no-other-protocol', '^server/src/storage/', '^server/src/(auth|rest|functions|jobs)/'),
    layer('functions-know-no-other-protocol', '^server/src/functions/', '^server/src/(auth|rest|storage)/'),
    layer('realtime-knows-no-other-protocol', '^server/src/realtime/', '^server/src/(auth|rest|storage|functions|jobs)/'),
    layer('jobs-know-no-function', '^server/src/jobs/', '^server/src/(auth|rest|storage|functions|mail|sms|push|http)/'),
    {
      name: 'only-database-knows-a-driver',
      severity: 'error',
      from: { path: '^(server|tests|bench|scripts)/', pathNot: '^server/src/(database|testing)/' },
      to: { path: 'node_modules/(pg|@electric-sql)/' },
    },
    {
      name: 'program-knows-no-test',
      severity: 'error',
      from: { path: '^(server|web)/src/', pathNot: '(\\.test\\.tsx?$|^server/src/testing/|/testing/)' },
      to: { path: '(\\.test\\.tsx?$|^server/src/testing/|^tests/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(web/dist|\\.cache|scripts/new-feature/template)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
