/** The name of this device's database. */
export const databaseName = 'cogn';
