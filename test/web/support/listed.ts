/** A response of the API with these rows, of which there are `total`. */
export const listed = (data: readonly object[], total = data.length) => ({
  data,
  meta: { total, page: 1, perPage: data.length || 1 },
});
