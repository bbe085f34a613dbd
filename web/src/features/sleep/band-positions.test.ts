import { describe, expect, it } from 'vitest';
import { draggedTo, handlePlace, nearestEnd, positionsOf, steppedBy, timeAt } from './band-positions.ts';

const night = { bed: '23:10', wake: '06:45' };
const none = { bed: null, wake: null };

describe('a night on the band from 18:00 to 14:00', () => {
  it('has its ends in order, across midnight', () => {
    expect(positionsOf(night)).toEqual({ bed: 310, wake: 765 });
    expect([timeAt(310), timeAt(765), timeAt(0), timeAt(1200)]).toEqual(['23:10', '06:45', '18:00', '14:00']);
  });

  it.each([
    ['a night worker’s sleep', { bed: '08:00', wake: '15:30' }, [840, 1200]],
    ['a sleep that began in the afternoon', { bed: '15:00', wake: '22:00' }, [0, 240]],
    ['a sleep across the gap of the band', { bed: '13:00', wake: '20:00' }, [0, 120]],
    ['a nap in the gap', { bed: '15:00', wake: '16:00' }, [1200, 1200]],
    ['a bedtime in the gap, without the waking', { bed: '16:00', wake: null }, [0, 780]],
    ['a night of almost a day', { bed: '23:15', wake: '23:10' }, [315, 1200]],
    ['a night into the evening', { bed: '02:00', wake: '18:30' }, [480, 1200]],
    ['no time yet', none, [300, 780]],
    ['a late bedtime without the waking', { bed: '13:30', wake: null }, [1170, 1200]],
    ['an early waking without the bedtime', { bed: null, wake: '18:10' }, [0, 10]],
  ])('shows %s within the band or at its edge', (_, times, places) => {
    expect([handlePlace('bed', times), handlePlace('wake', times)]).toEqual(places);
  });

  it('moves by keys to whole five minutes, and not past the other end', () => {
    const odd = { bed: '23:12', wake: '23:58' };
    expect([5, -5, 60, -60].map((minutes) => steppedBy('bed', odd, minutes))).toEqual(['23:15', '23:10', '23:50', '22:15']);
    expect(steppedBy('wake', odd, -60)).toBe('23:20');
    expect(steppedBy('wake', { bed: '23:10', wake: '14:00' }, 5)).toBeNull();
    expect(steppedBy('bed', { bed: '18:00', wake: '02:00' }, -5)).toBeNull();
  });

  it('takes an unknown time from its handle at the first key', () => {
    expect([steppedBy('bed', none, 5), steppedBy('wake', none, -60)]).toEqual(['23:00', '07:00']);
  });

  it('moves a time outside the band only towards the band', () => {
    const early = { bed: '16:00', wake: '22:00' };
    expect([steppedBy('bed', early, -5), steppedBy('bed', early, 5)]).toEqual([null, '18:00']);
  });

  it('moves the waking of a very long night back into the band', () => {
    expect(steppedBy('wake', { bed: '23:15', wake: '23:10' }, -5)).toBe('14:00');
    expect(draggedTo('wake', { bed: '23:15', wake: '23:10' }, 765)).toBe('06:45');
  });

  it('leaves a time alone that has no place in the band', () => {
    const early = { bed: '10:00', wake: '18:00' };
    expect([steppedBy('bed', early, 5), draggedTo('bed', early, 300)]).toEqual([null, null]);
  });

  it('follows the pointer in steps of five minutes, and never makes a whole day of a night', () => {
    expect(draggedTo('bed', night, 303)).toBe('23:05');
    expect(draggedTo('bed', night, 900)).toBe('06:40');
    expect(draggedTo('wake', { bed: '14:00', wake: '22:00' }, 1200)).toBe('13:55');
  });

  it('gives the pointer the nearer handle, and of two in one place the one that can move', () => {
    expect([nearestEnd(night, 400), nearestEnd(night, 700)]).toEqual(['bed', 'wake']);
    expect(nearestEnd({ bed: '15:00', wake: '16:00' }, 1200)).toBe('bed');
    expect(nearestEnd({ bed: '18:00', wake: '18:00' }, 10)).toBe('wake');
  });
});
