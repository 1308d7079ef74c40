import ArticleIcon from '@mui/icons-material/Article';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

// Your router returns the current path.
const path = '/news';

export default function LinkNavigation() {
  return (
    <BottomNavigation
      component="nav"
      aria-label="Newspaper"
      showLabels
      value={path}
      sx={{ width: 1 }}
    >
      <BottomNavigationAction
        component="a"
        href="?at=news"
        value="/news"
        label="News"
        icon={<ArticleIcon />}
        aria-current="page"
      />
      <BottomNavigationAction
        component="a"
        href="?at=saved"
        value="/saved"
        label="Saved"
        aria-label="Saved, new articles"
        icon={
          <Badge variant="dot" color="primary">
            <BookmarkIcon />
          </Badge>
        }
      />
    </BottomNavigation>
  );
}
