import { journeyIn } from './journey.ts';
import { startWebKit } from './webkit-engine.ts';

journeyIn('WebKitGTK', startWebKit, { bedTime: ['23', '30'], wakeTime: ['06', '45'] });
