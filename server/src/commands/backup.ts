// Copies everything into a file: `npm run backup -- FILE`. Works whether the server runs or not.
import { readBackupArguments } from './read-backup-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand((words) => {
  const { path, passphrase, dataFolder } = readBackupArguments('backup', words, process.env);
  return { wish: { backup: path, passphrase }, dataFolder };
});
