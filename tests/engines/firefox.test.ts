import { journeyIn } from './journey.ts';
import { startPuppeteer } from './puppeteer-engine.ts';

journeyIn('Firefox', () => startPuppeteer('firefox'));
