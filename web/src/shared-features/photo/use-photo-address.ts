import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#core/row-cache/query-client.ts';
import { addressLifetime, photoAddress } from './photo-requests.ts';

/** The refetch interval in milliseconds, shorter than the URL's lifetime. */
const goodFor = (addressLifetime - 600) * 1000;

/**
 * A URL of the photo. Undefined while it loads, if there is no photo (`photoUrl` is null), and on failure. After a failure the
 * hook asks again when the device is back online.
 */
export function usePhotoAddress(photoUrl: string | null): string | undefined {
  const { data, isError, refetch } = useQuery(
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
  useEffect(() => {
    if (!isError) return;
    const askAgain = () => void refetch();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [isError, refetch]);
  return data;
}
