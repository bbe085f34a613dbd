import { describe, expect, it } from 'vitest';
import { layOver } from '#core/storage/safe-local-storage.ts';
import { readVoiceChoice, storeVoiceChoice } from './voice-choice.ts';

describe('the voice that a device reads with', () => {
  it('is the device’s own until a person chooses', () => {
    expect(readVoiceChoice('pt-BR', layOver(undefined))).toEqual({ voice: null, rate: 1 });
  });

  it('is stored for each language, with names that contain spaces', () => {
    const storage = layOver(undefined);
    storeVoiceChoice('pt-BR', { voice: 'Google português do Brasil', rate: 0.8 }, storage);
    storeVoiceChoice('ja', { voice: null, rate: 1.3 }, storage);
    expect(readVoiceChoice('pt-BR', storage)).toEqual({ voice: 'Google português do Brasil', rate: 0.8 });
    expect(readVoiceChoice('ja', storage)).toEqual({ voice: null, rate: 1.3 });
  });

  it('has the normal speed if the stored one is none of the speeds', () => {
    const storage = layOver(undefined);
    storage.setItem('cogn-voice-pt', '99 Luciana');
    expect(readVoiceChoice('pt-BR', storage)).toEqual({ voice: 'Luciana', rate: 1 });
  });
});
