/** The schemas that the migrations make or fill: all that a backup holds of a database. */
export const ourSchemas = ['app', 'auth', 'public', 'server', 'storage'];
