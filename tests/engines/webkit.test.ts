import { journeyIn } from './journey.ts';
import { startWebKit } from './webkit-engine.ts';

journeyIn('WebKitGTK', startWebKit);
