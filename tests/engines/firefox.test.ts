import { journeyIn } from './journey.ts';
import { startPuppeteer } from './puppeteer-engine.ts';

journeyIn('Firefox', () => startPuppeteer('firefox'), { bedTime: ['11', '30', 'p'], wakeTime: ['06', '45', 'a'] });
