-- For servers of the version before 0031_ranked_search.sql, which can't run on this database any more.
drop function find_documents(text, int[], text[], text[], numeric, bigint, bigint);
