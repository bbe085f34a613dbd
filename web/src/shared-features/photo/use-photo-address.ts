import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#core/row-cache/query-client.ts';
import { addressLifetime, photoAddress } from './photo-requests.ts';

/** Asked again before the address ends, in milliseconds. */
const goodFor = (addressLifetime - 600) * 1000;

/** An address that shows the photo; undefined while it comes, without a photo (`photoUrl` null), and when it can't be had. */
export function usePhotoAddress(photoUrl: string | null): string | undefined {
  const { data } = useQuery(
    {
      queryKey: ['photo', photoUrl],
      queryFn: () => photoAddress(photoUrl ?? ''),
      enabled: photoUrl !== null,
      staleTime: goodFor,
      refetchInterval: goodFor,
      retry: 1,
    },
    queryClient,
  );
  return data;
}
